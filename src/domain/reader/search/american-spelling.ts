/** British endings and their American form; the first that fits counts. */
const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/^([a-z]{3,})is(e|ed|er|es|ing|ations?)$/u, '$1iz$2'],
  [/^([a-z]{3,})our(s|ed|ing|able|ful)?$/u, '$1or$2'],
  [/enc(e|es|eless)$/u, 'ens$1'],
  [/oeuvr(?:e(?=[sd]?$))?/u, 'euver'],
  [/^([a-z]{3,})tre([sd])?$/u, '$1ter$2'],
  [/^([a-z]{3,})ll(ed|er|ing|ation)$/u, '$1l$2'],
  [/ogue(s)?$/u, 'og$1'],
  [/^grey/u, 'gray'],
];

/**
 * The American spelling of an English word, so that both spellings compare as one. It also bends
 * words that have a single spelling, such as `fence`: for comparing only, never for showing.
 */
export function americanSpelling(word: string): string {
  const found = AMERICAN.find(([british]) => british.test(word));
  return found === undefined ? word : word.replace(...found);
}
