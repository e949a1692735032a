/** Names less alike than this are no suggestion. */
const LEAST = 1 / 3;
/**
 * The likeness from which names of tables and functions are suggested: only a near miss gets a
 * hint, so that nobody finds names by guessing.
 */
export const CLOSE = 0.75;

/**
 * The name that is most like a mistyped one, for a hint; null when none is like it. The first of
 * several wins.
 */
export function nearest(text: string, names: readonly string[], least = LEAST): string | null {
  const typed = text.toLowerCase();
  // Runs of three letters first: what shares none of them is compared only when nothing else is
  // found.
  for (const size of [3, 2]) {
    const own = runs(typed, size);
    let best: { readonly name: string; readonly likeness: number } | null = null;
    for (const name of names) {
      const other = name.toLowerCase();
      // However alike the rest is, so many letters are missing. A text of a megabyte against a long
      // name would hold up every other request for seconds.
      const most = Math.min(typed.length, other.length) / Math.max(typed.length, other.length);
      if (most < least) continue;
      if (!runs(other, size).some((run) => own.includes(run))) continue;
      const likeness = 1 - distance(typed, other) / Math.max(typed.length, other.length);
      if (likeness >= least && likeness > (best?.likeness ?? 0)) best = { name, likeness };
    }
    if (best !== null) return best.name;
  }
  return null;
}

/** Returns each run of `size` letters, the edges marked. */
function runs(text: string, size: number): readonly string[] {
  const padded = `-${text.replaceAll(/[^\p{L}\p{Nd}, ]+/gu, '')}-`;
  return Array.from({ length: Math.max(0, padded.length - size + 1) }, (_, at) =>
    padded.slice(at, at + size),
  );
}

/**
 * Returns the number of letters that must be added, left out or changed to turn one text into the
 * other.
 */
export function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const change = (previous[at - 1] ?? 0) + (a[row - 1] === b[at - 1] ? 0 : 1);
      current.push(Math.min(change, (previous[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
