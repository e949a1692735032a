import type { UnitRecord } from '../schema.ts';
import { skillText } from '../texts/skill-texts.ts';
import type { Language, Names } from '../types.ts';
import type { CatalogueSources } from './apply-overlay.ts';

/**
 * A thing that the catalogue does not know of a unit: its card, a value that every such card
 * prints, the number of models of a troop, a skill that leaves a doubt, the card of its own faction
 * where that of another stands in, and its skills in the reader's words. A card whose skills nobody
 * has described is refused by the catalogue.
 */
export type Gap = 'card' | 'values' | 'models' | 'doubt' | 'inferred' | 'words';

/** A unit of which something is not known. */
export type UnitGaps = {
  readonly id: string;
  readonly name: string;
  readonly names: Names;
  readonly gaps: readonly Gap[];
};

/** A faction with what is not known of its units. */
export type FactionGaps = {
  readonly id: string;
  readonly name: string;
  readonly names: Names;
  /** False for a faction whose list nobody has published. */
  readonly isPublished: boolean;
  readonly known: number;
  readonly units: readonly UnitGaps[];
};

/**
 * Returns, faction by faction, what the catalogue does not know; units that are whole are only
 * counted. Values that a kind of card does not print are no gaps.
 */
export function catalogueGaps(sources: CatalogueSources, language: Language): readonly FactionGaps[] {
  return sources.factions.map(({ folder, faction, units }) => ({
    id: folder,
    name: faction.value.name,
    names: namesOf(sources, 'factions', folder),
    isPublished: faction.value.published,
    known: units.value.length,
    units: units.value
      .map((unit) => ({
        id: unit.id,
        name: unit.name,
        names: namesOf(sources, 'units', unit.id),
        gaps: [...unitGaps(unit), ...(lacksWords(sources, unit, language) ? (['words'] as const) : [])],
      }))
      .filter(({ gaps }) => gaps.length > 0),
  }));
}

/** Returns the names of a faction or unit in other languages. */
export function namesOf(
  { locales }: Pick<CatalogueSources, 'locales'>,
  field: 'factions' | 'units',
  id: string,
): Names {
  return Object.fromEntries(
    locales.flatMap(({ language, value }) => {
      const name = value[field]?.[id];
      return name === undefined ? [] : [[language, name]];
    }),
  );
}

function unitGaps({ type, profile, skills = [] }: UnitRecord): readonly Gap[] {
  if (profile === undefined) return ['card'];
  const values = [profile.mov, profile.charge, profile.wounds, profile.willpower, profile.morale];
  const has: Readonly<Partial<Record<Gap, boolean>>> = {
    // A companion may act through its character alone.
    values: type !== 'Companion' && values.includes(null),
    models: type === 'Troop' && profile.models === null,
    doubt: skills.some(({ uncertain }) => uncertain),
    inferred: profile.inferred === true,
  };
  return GAPS.filter((gap) => has[gap] === true);
}

const GAPS = ['values', 'models', 'doubt', 'inferred'] as const satisfies readonly Gap[];

function lacksWords(
  { skillTexts }: CatalogueSources,
  { id, skills = [] }: UnitRecord,
  language: Language,
): boolean {
  const texts = skillTexts.find((each) => each.language === language)?.value ?? {};
  return skills.some((skill) => skillText(texts, id, skill) === null);
}
