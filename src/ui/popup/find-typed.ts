/**
 * The index of the label that typed letters lead to: the next one after `current` that starts with
 * them (a single letter again and again walks through all of its labels), -1 for none. Accents and
 * case do not matter.
 */
export function findTyped(labels: readonly string[], typed: string, current: number): number {
  const wanted = fold(typed);
  if (wanted === '') return -1;
  const isRepeated = wanted === (wanted[0] ?? '').repeat(wanted.length);
  const start = isRepeated ? (wanted[0] ?? '') : wanted;
  const from = isRepeated ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (from + step) % labels.length;
    if (fold(labels[index] ?? '').startsWith(start)) return index;
  }
  return -1;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trimStart().toLowerCase();
}
