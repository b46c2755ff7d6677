/** The 27 configurations are called by who stands on B2, C2 and D2. */
export function configurations(names: string[]): Record<string, string> {
  const of = (number: number): string => names[number]!;
  return Object.fromEntries(
    Array.from({ length: 27 }, (_, k) => [Math.floor(k / 9), Math.floor(k / 3) % 3, k % 3]).map((three) => [
      `configuration.${three.join("/")}`,
      three.map(of).join(", "),
    ]),
  );
}
