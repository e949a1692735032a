import * as v from 'valibot';
import { isRecord } from '#domain/catalogue/is-record.ts';
import type { PlacedNumbers } from '#domain/catalogue/release/mission-numbers.ts';
import type { MissionChange, Overlay } from '#domain/catalogue/release/overlay.ts';
import { type Language, LANGUAGES } from '#domain/catalogue/types.ts';
import { featSchema, missionSchema } from './mission-schema.ts';
import { numbersOf, withNumbers } from './placed-numbers.ts';

/** A JSON file as it is and as it shall be. */
export type FileEdit = { readonly file: string; readonly before: unknown; readonly after: unknown };

type Edited = {
  readonly edits: readonly FileEdit[];
  /** Words and numbers in places that no file has, which an app ignores too. */
  readonly strays: readonly string[];
};

/** Files by path. */
type Files = ReadonlyMap<string, unknown>;

/** The lists of a mission or feat whose entries have words by their id. */
const SECTIONS: readonly string[] = ['setup', 'rules', 'markers', 'scoring'];

/**
 * Puts the words and numbers of a release into the files of missions and feats. `files`: their
 * content by path; the file of a mission in English is named by its id, other languages have one
 * file each.
 */
export function missionEdits(missions: Overlay['missions'], files: Files): Edited {
  const now = new Map(files);
  const strays: string[] = [];
  for (const [id, change] of Object.entries(missions)) {
    const english = [...files.keys()].find((file) => file.endsWith(`/${id}.json`));
    const target = { id, english, files };
    for (const language of LANGUAGES) strays.push(...putWords(now, target, language, change[language] ?? {}));
    strays.push(...putNumbers(now, target, change.numbers ?? {}));
  }
  const edits = [...now].map(([file, after]) => ({ file, before: files.get(file), after }));
  return { edits: edits.filter(({ before, after }) => before !== after), strays };
}

/** A mission or feat with the path of its English file, and all files as they are. */
type Target = { readonly id: string; readonly english: string | undefined; readonly files: Files };

/** Puts words of one language in place and returns those without a place. */
function putWords(
  now: Map<string, unknown>,
  { id, english, files }: Target,
  language: Language,
  words: NonNullable<MissionChange[Language]>,
): readonly string[] {
  const file = language === 'en' ? english : `locales/${language}/missions.json`;
  return Object.entries(words).flatMap(([place, text]) => {
    const steps = language === 'en' ? place.split('.') : [id, ...place.split('.')];
    const isKnown = english !== undefined && hasPlace(files.get(english), place.split('.'));
    const changed = isKnown && file !== undefined ? put(now.get(file), steps, text) : undefined;
    if (changed === undefined || file === undefined) return [`${id}: ${language}: ${place}`];
    now.set(file, changed);
    return [];
  });
}

/**
 * Puts numbers in place and returns those without a place. A number that the file leaves out, and
 * that is as usual, stays out.
 */
function putNumbers(
  now: Map<string, unknown>,
  { id, english, files }: Target,
  numbers: PlacedNumbers,
): readonly string[] {
  const read = english === undefined ? null : readFile(english, files.get(english));
  if (english === undefined || read === null) return strayNumbers(id, numbers, {});
  const after = withNumbers(read, numbers);
  const [old, placed] = [numbersOf(read), numbersOf(after)];
  const changed = Object.keys(placed).filter((place) => placed[place] !== old[place]);
  // A mission with fewer rounds has fewer numbers of turns.
  const gone = Object.keys(old).filter((place) => placed[place] === undefined);
  const edited = [...changed, ...gone].reduce<unknown>(
    (value, place) => take(value, place.split('.'), after),
    now.get(english),
  );
  now.set(english, edited);
  return strayNumbers(id, numbers, placed);
}

function readFile(file: string, value: unknown) {
  const read = v.safeParse(file.startsWith('catalogue/feats/') ? featSchema : missionSchema, value);
  return read.success ? read.output : null;
}

/** Turns of a round that is no longer played are not lost: they wait for the round. */
function strayNumbers(id: string, numbers: PlacedNumbers, placed: PlacedNumbers): readonly string[] {
  const hasTurns = placed['turns.0'] !== undefined;
  return Object.keys(numbers)
    .filter((place) => placed[place] === undefined && !(hasTurns && place.startsWith('turns.')))
    .map((place) => `${id}: numbers: ${place}`);
}

/** The value with what `from` has at a place; new fields stand in the order of `from`. */
function take(value: unknown, [step, ...rest]: readonly string[], from: unknown): unknown {
  if (step === undefined) return from;
  if (isRecord(value) && isRecord(from)) {
    const inner = value[step] === undefined ? from[step] : take(value[step], rest, from[step]);
    const keys = Object.keys(from).filter((key) => key === step || value[key] !== undefined);
    return Object.fromEntries(keys.map((key) => [key, key === step ? inner : value[key]]));
  }
  if (!Array.isArray(value) || !Array.isArray(from)) return from;
  const entry: unknown = from.find((each: unknown) => isRecord(each) && each['id'] === step);
  // Turns have no ids: they are replaced as a list.
  if (entry === undefined) return from;
  return value.map((each: unknown) =>
    isRecord(each) && each['id'] === step ? take(each, rest, entry) : each,
  );
}

/** True when a mission has a word at a place: `name`, `text`, `rules.<id>.text` … */
function hasPlace(mission: unknown, steps: readonly string[]): boolean {
  const [first = '', id] = steps;
  if (id === undefined) return first === 'name' || first === 'text';
  const list: unknown = isRecord(mission) ? mission[first] : undefined;
  const entry: unknown = Array.isArray(list)
    ? list.find((each: unknown) => isRecord(each) && each['id'] === id)
    : undefined;
  const field = steps[2] ?? '';
  return (
    SECTIONS.includes(first) &&
    isRecord(entry) &&
    steps.length === 3 &&
    (field === 'name' || (field === 'text' && first !== 'scoring'))
  );
}

/** The value with a text in its place; undefined when there is no such place. */
function put(value: unknown, steps: readonly string[], text: string): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return text;
  if (Array.isArray(value)) {
    return value.map((each: unknown) =>
      isRecord(each) && each['id'] === step ? put(each, rest, text) : each,
    );
  }
  // Names of boxes stand in translations without a field of their own.
  if (typeof value === 'string') return steps.length === 1 && step === 'name' ? text : undefined;
  if (value !== undefined && !isRecord(value)) return undefined;
  const inner = put(value?.[step], rest, text);
  return inner === undefined ? undefined : { ...value, [step]: inner };
}
