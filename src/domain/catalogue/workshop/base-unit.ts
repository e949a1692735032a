import { unitKey } from '../lookup.ts';
import type { CatalogueSources } from '../release/apply-overlay.ts';
import type { UnitRecord } from '../schema.ts';
import type { SkillText } from '../texts/skill-texts.ts';
import { LANGUAGES, type Language } from '../types.ts';

/** A unit as the catalogue has it, with everything that stands elsewhere about it. */
export type BaseUnit = {
  readonly faction: string;
  readonly record: UnitRecord;
  readonly names: Readonly<Partial<Record<Language, string>>>;
  readonly skillTexts: Readonly<Partial<Record<Language, Readonly<Record<string, SkillText>>>>>;
};

/** Finds a unit by `<faction>/<unit>`; null when the catalogue does not have it. */
export function baseUnit({ factions, locales, skillTexts }: CatalogueSources, key: string): BaseUnit | null {
  for (const { folder, units } of factions) {
    for (const record of units.value) {
      if (unitKey(folder, record.id) !== key) continue;
      return {
        faction: folder,
        record,
        names: byLanguage(locales, ({ value }) => value.units?.[record.id]),
        skillTexts: byLanguage(skillTexts, ({ value }) =>
          Object.hasOwn(value, record.id) ? value[record.id] : undefined,
        ),
      };
    }
  }
  return null;
}

function byLanguage<Source extends { readonly language: string }, Value>(
  sources: readonly Source[],
  pick: (source: Source) => Value | undefined,
): Partial<Record<Language, Value>> {
  const found: Partial<Record<Language, Value>> = {};
  for (const language of LANGUAGES) {
    const source = sources.find((each) => each.language === language);
    const value = source === undefined ? undefined : pick(source);
    if (value !== undefined) found[language] = value;
  }
  return found;
}
