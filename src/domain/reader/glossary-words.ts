/**
 * A word that is explained elsewhere: what it is filed under, and how texts of this language write
 * it.
 */
export type GlossaryWord = { readonly key: string; readonly name: string };

/** A part of a text; with `key`, a word of the glossary. */
export type WordPiece = { readonly text: string; readonly key: string | null };

/**
 * Makes the function that finds glossary words in a text: whole words, written as the glossary
 * writes them or with an s behind, the longest first, and each only where it is not in `seen` yet,
 * to which it is then added. The pieces make up the text.
 */
export function wordFinder(
  words: readonly GlossaryWord[],
): (text: string, seen: Set<string>) => readonly WordPiece[] {
  const keys = new Map<string, string>();
  for (const { key, name } of words) if (name !== '' && !keys.has(name)) keys.set(name, key);
  const names = [...keys.keys()].toSorted((one, other) => other.length - one.length);
  if (names.length === 0) return (text) => (text === '' ? [] : [{ text, key: null }]);
  // Without a look back, which not every browser of our range reads: what stands before is checked
  // by hand.
  const pattern = new RegExp(`(${names.map(escaped).join('|')})s?(?![\\p{L}\\p{N}])`, 'gu');
  return (text, seen) => {
    const pieces: WordPiece[] = [];
    let from = 0;
    for (const match of text.matchAll(pattern)) {
      const key = keys.get(match[1] ?? '');
      if (key === undefined || seen.has(key) || isInsideWord(text, match.index)) continue;
      seen.add(key);
      if (match.index > from) pieces.push({ text: text.slice(from, match.index), key: null });
      pieces.push({ text: match[0], key });
      from = match.index + match[0].length;
    }
    if (from < text.length) pieces.push({ text: text.slice(from), key: null });
    return pieces;
  };
}

function escaped(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);
}

function isInsideWord(text: string, at: number): boolean {
  return /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at));
}
