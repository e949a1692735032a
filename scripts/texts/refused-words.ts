/** A word that the interface does not use in one language, and the term it uses instead. */
export type RefusedWord = { readonly word: string; readonly term: string };

/** A name that is filled in, such as `{round}`: no word of the text. */
const PLACEHOLDER = /\{\w+\}/g;
const LANGUAGE_HEADING = /^## .*\(`(\w+)`\)$/;

/** Reads the tables of docs/terms.md: by language, the words of the last column with their term. */
export function readRefusedWords(markdown: string): ReadonlyMap<string, readonly RefusedWord[]> {
  const words = new Map<string, RefusedWord[]>();
  let rows: RefusedWord[] = [];
  for (const line of markdown.split('\n')) {
    const language = LANGUAGE_HEADING.exec(line)?.[1];
    if (language !== undefined) {
      rows = [];
      words.set(language, rows);
    }
    const [, , term = '', refused = ''] = line.split('|').map((cell) => cell.trim());
    for (const [, word = ''] of refused.matchAll(/`([^`]+)`/g)) rows.push({ word, term });
  }
  return words;
}

/** Returns one sentence for each text that uses a refused word; an empty list when none does. */
export function refusedWordProblems(texts: readonly string[], refused: readonly RefusedWord[]): string[] {
  return refused.flatMap(({ word, term }) => {
    const pattern = wholeWord(word);
    return texts
      .filter((text) => pattern.test(text.replaceAll(PLACEHOLDER, '')))
      .map((text) => `"${text}" uses “${word}”; docs/terms.md has “${term}”`);
  });
}

/** Matches a word that is no part of another one, such as `mail` in `e-mail`. */
function wholeWord(word: string): RegExp {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const first = word.charAt(0);
  const start =
    first === first.toUpperCase() ? escaped : `[${first}${first.toUpperCase()}]${escaped.slice(1)}`;
  const isWord = /^\p{L}/u.test(word);
  return new RegExp(isWord ? String.raw`(?<![\p{L}-])${start}(?!\p{L})` : escaped, 'u');
}
