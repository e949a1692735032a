import { isRecord } from '#domain/catalogue/is-record.ts';
import type { Overlay } from '#domain/catalogue/release/overlay.ts';

/** A JSON file as it is and as it shall be. */
export type FileEdit = { readonly file: string; readonly before: unknown; readonly after: unknown };

type Edited = {
  readonly edits: readonly FileEdit[];
  /** Words in places that no file has, which an app ignores too. */
  readonly strays: readonly string[];
};

/** The lists of a mission or feat whose entries have words by their id. */
const SECTIONS: readonly string[] = ['setup', 'rules', 'markers', 'scoring'];

/**
 * Puts the words of a release into the files of missions and feats. `files`: their content by path;
 * the file of a mission in English is named by its id, other languages have one file each.
 */
export function missionEdits(missions: Overlay['missions'], files: ReadonlyMap<string, unknown>): Edited {
  const now = new Map(files);
  const strays: string[] = [];
  for (const [id, byLanguage] of Object.entries(missions)) {
    const english = [...files.keys()].find((file) => file.endsWith(`/${id}.json`));
    for (const [language, words] of Object.entries(byLanguage)) {
      const file = language === 'en' ? english : `locales/${language}/missions.json`;
      for (const [place, text] of Object.entries(words)) {
        const steps = language === 'en' ? place.split('.') : [id, ...place.split('.')];
        const isKnown = english !== undefined && hasPlace(files.get(english), place.split('.'));
        const changed = isKnown && file !== undefined ? put(now.get(file), steps, text) : undefined;
        if (changed === undefined || file === undefined) strays.push(`${id}: ${language}: ${place}`);
        else now.set(file, changed);
      }
    }
  }
  const edits = [...now].map(([file, after]) => ({ file, before: files.get(file), after }));
  return { edits: edits.filter(({ before, after }) => before !== after), strays };
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
