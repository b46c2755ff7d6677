/** The six pawns: each colour has a mark of its own (H-1005), drawn in a square of 24. */

export interface PawnLook {
  name: string;
  mark: string;
  /** The mark is an outline. */
  hollow?: boolean;
}
export const PAWNS: PawnLook[] = [
  { name: "red", mark: "M12 3.500a8.500 8.500 0 1 1-.01 0z" },
  { name: "orange", mark: "M12 2.500l9.500 17.500H2.500z" },
  { name: "blue", mark: "M4 4h16v16H4z" },
  { name: "purple", mark: "M12 3l9 9-9 9-9-9z", hollow: true },
  { name: "green", mark: "M8.700 3h6.600v5.700H21v6.600h-5.700V21H8.700v-5.700H3V8.700h5.700z" },
  { name: "yellow", mark: "M12 2l3 6.700 7.200.7-5.400 4.900 1.600 7.200L12 17.700 5.600 21.500l1.600-7.200L1.800 9.400 9 8.700z" },
];
export const lookOf = (seat: number): PawnLook => PAWNS[seat % PAWNS.length]!;
export const colourOf = (seat: number): string => `var(--h-seat-${seat % PAWNS.length})`;
