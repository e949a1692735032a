/** Writes a change with its sign: `+2`, `−1`. */
export function signedNumber(by: number): string {
  return by > 0 ? `+${String(by)}` : `−${String(Math.abs(by))}`;
}
