export const en = {
  "turn.yours": "Your turn",
} as const;
