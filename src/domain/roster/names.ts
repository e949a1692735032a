/**
 * A name for a copy of a list that no existing list has: `Raid` → `Raid (2)`, and `Raid (2)` →
 * `Raid (3)`. Upper and lower case count as the same name.
 */
export function copyName(name: string, existing: readonly string[]): string {
  const taken = new Set([name, ...existing].map(comparable));
  const base = name.trim().replace(/\s*\(\d+\)$/, '');
  for (let number = 2; ; number += 1) {
    const proposed = `${base} (${number})`.trim();
    if (!taken.has(comparable(proposed))) return proposed;
  }
}

function comparable(name: string): string {
  return name.trim().toLowerCase();
}
