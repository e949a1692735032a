import { isRecord } from '../is-record.ts';
import { unitKey } from '../lookup.ts';
import type { CatalogueSources } from './apply-overlay.ts';

/** A value that two versions of something have otherwise; undefined where one has none. */
export type ChangedField = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** A target that two versions of the catalogue have otherwise; one that only one of them has. */
export type Difference = {
  readonly kind: 'faction' | 'unit' | 'term';
  /** As in `Overlay`. */
  readonly target: string;
  /** The English name, the later one where both have the target. */
  readonly name: string;
  readonly what: 'added' | 'removed' | 'changed';
  /** Empty for what was added or removed. */
  readonly fields: readonly ChangedField[];
};

type Entry = { readonly kind: Difference['kind']; readonly name: string; readonly value: object };

/**
 * Returns what differs between two versions, in the order of the later one, removed targets last.
 */
export function differences(before: CatalogueSources, after: CatalogueSources): readonly Difference[] {
  const [old, now] = [entriesOf(before), entriesOf(after)];
  const found = [...now].flatMap(([target, { kind, name, value }]): readonly Difference[] => {
    const former = old.get(target);
    if (former === undefined) return [{ kind, target, name, what: 'added', fields: [] }];
    const fields = changedFields(former.value, value);
    return fields.length === 0 ? [] : [{ kind, target, name, what: 'changed', fields }];
  });
  const gone = [...old].flatMap(([target, { kind, name }]): readonly Difference[] =>
    now.has(target) ? [] : [{ kind, target, name, what: 'removed', fields: [] }],
  );
  return [...found, ...gone];
}

function entriesOf({
  factions,
  glossary,
  glossaryTexts,
  locales,
  skillTexts,
}: CatalogueSources): Map<string, Entry> {
  const names = (field: 'factions' | 'units', id: string) =>
    languageValues(locales, ({ value }) => value[field]?.[id]);
  return new Map([
    ...factions.map(({ folder, faction }): readonly [string, Entry] => {
      const value = { ...faction.value, names: names('factions', folder) };
      return [folder, { kind: 'faction', name: faction.value.name, value }];
    }),
    ...factions.flatMap(({ folder, units }) =>
      units.value.map((unit): readonly [string, Entry] => {
        const { source: _source, ...facts } = unit;
        const texts = languageValues(skillTexts, ({ value }) => value[unit.id]);
        const value = { ...facts, names: names('units', unit.id), skillTexts: texts };
        return [unitKey(folder, unit.id), { kind: 'unit', name: unit.name, value }];
      }),
    ),
    ...glossary.flatMap(({ kind, value: terms }) =>
      terms.map((term): readonly [string, Entry] => {
        const texts = languageValues(glossaryTexts, ({ value }) => value[kind]?.[term.id]);
        return [`${kind}/${term.id}`, { kind: 'term', name: term.name, value: { ...term, texts } }];
      }),
    ),
  ]);
}

function languageValues<Source extends { readonly language: string }>(
  sources: readonly Source[],
  pick: (source: Source) => unknown,
): object {
  return Object.fromEntries(
    sources
      .map((source) => [source.language, pick(source)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/**
 * Returns the values that differ between two records, by their path
 * (`profile.profiles[0].conquest`). Lists of words, dice and symbols are one value; lists of
 * records go entry by entry.
 */
function changedFields(before: unknown, after: unknown, field = ''): readonly ChangedField[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) =>
      changedFields(before[key], after[key], field === '' ? key : `${field}.${key}`),
    );
  }
  if (isRecordList(before) && isRecordList(after)) {
    const longer = before.length > after.length ? before : after;
    return longer.flatMap((_entry, index) =>
      changedFields(before[index], after[index], `${field}[${index}]`),
    );
  }
  return [{ field, before, after }];
}

function isRecordList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}
