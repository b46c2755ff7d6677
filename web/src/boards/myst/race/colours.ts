/** One colour per person, beside the name. */
const COLOURS = ["#3f8cff", "#f2c230", "#35a862", "#f08a24", "#a065e8", "#e0473e"];
export const chairColour = (chair: number): string => COLOURS[((chair % 6) + 6) % 6]!;
