import { foldText } from './fold.ts';
import { termId } from './texts/term.ts';
import type { Catalogue, FactionId } from './types.ts';

/** Short forms that older lists and links wrote, by the faction that they meant. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ['northern', 'northern-tribes'],
  ['tribes', 'northern-tribes'],
  ['northern-tribe', 'northern-tribes'],
]);

/** Words that only one faction's name holds, with the spellings in use. */
const TELLING_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:hegemony|embersig)\b/u, 'hegemony-of-embersig'],
  [/\b(?:scions?|[yt]alda?b[ao]{1,2}th)\b/u, 'scions-of-yaldabaoth'],
  [/\bsyenn?ann?\b/u, 'syenann'],
];

/**
 * The faction that an outside text means: its id in any spelling, its name in any language, or one
 * of the aliases of older lists (`hegemony`, `Tribes`, `The Sÿenann`, `Scions of Taldabaoth`). Null
 * when the catalogue has no such faction.
 */
export function normaliseFactionId(text: string, catalogue: Catalogue): FactionId | null {
  const id = termId(text).replace(/^the-/u, '');
  const candidates = [id, SHORT_FORMS.get(id), TELLING_WORDS.find(([word]) => word.test(id))?.[1]];
  return (
    factionCalled(text, catalogue) ??
    candidates.find((each) => each !== undefined && catalogue.factionById.has(each)) ??
    null
  );
}

function factionCalled(text: string, catalogue: Catalogue): FactionId | null {
  const folded = foldText(text);
  const named = catalogue.factions.find((faction) =>
    [faction.id, faction.name, ...Object.values(faction.names)].some((each) => foldText(each) === folded),
  );
  return named?.id ?? null;
}
