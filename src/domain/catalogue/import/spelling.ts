import { foldText } from '../fold.ts';

/**
 * Spellings that older tables hold, with what the cards print. Taken as whole words, in any
 * capitals.
 */
const NAMES: readonly (readonly [string, string])[] = [
  ['Beserker', 'Berserker'],
  ['Calvary', 'Cavalry'],
  ['Chracter', 'Character'],
  ['Nemourous', 'Nemorous'],
  ['Tattoist', 'Tattooist'],
  ['Naegon', 'Naergon'],
  ['Plaje de Ira', 'Pelaje de Ira'],
];

const WORDS: readonly (readonly [string, string])[] = [
  ...NAMES,
  ['Diplsace', 'Displace'],
  ['Itimidating', 'Intimidating'],
  ['Favou?rable Terrain', 'Preferred Terrain'],
  ['War Machine', 'War Rig'],
  ['High Commander', 'High Command'],
  ['Red Caps', 'Red Cap'],
  ['Displaced', 'Displace'],
  ['Placed', 'Place'],
];

/** A unit's name with known misspellings put right; the same text when it holds none. */
export function respellName(text: string): string {
  return respell(text, NAMES);
}

/**
 * A keyword, characteristic or special rule with known misspellings put right, and `or` in its
 * brackets written as a bar; the same text when it holds none.
 */
export function respellWord(text: string): string {
  const bars = text.replace(
    /\((?<list>[^()]*)\)/gu,
    (_all, list: string) => `(${list.replace(/,?\s+or\s+/giu, ' | ')})`,
  );
  return respell(bars, WORDS);
}

/**
 * The candidate that a misspelt text most likely means: at most two letters off, and fewer than a
 * third of them. Else null.
 */
export function nearest(text: string, candidates: Iterable<string>): string | null {
  const wanted = foldText(text);
  let best: string | null = null;
  let least = Math.min(2, Math.floor((wanted.length - 1) / 3));
  for (const candidate of candidates) {
    const away = distance(wanted, foldText(candidate));
    if (away < least || (best === null && away === least)) [best, least] = [candidate, away];
  }
  return best;
}

function respell(text: string, table: typeof WORDS): string {
  return table.reduce(
    (result, [wrong, right]) => result.replace(new RegExp(`\\b${wrong}\\b`, 'giu'), right),
    text,
  );
}

/** Letters to add, drop or change to make one text of the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [index, letter] of Array.from(from).entries()) {
    const next = [index + 1];
    for (const [at, other] of Array.from(to).entries()) {
      const above = row[at + 1] ?? 0;
      const before = row[at] ?? 0;
      next.push(Math.min(above + 1, (next[at] ?? 0) + 1, before + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
