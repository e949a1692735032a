import { type AssembledCatalogue, assembleCatalogue, type UnitCard } from '../assemble.ts';
import { type FactionSummary, factionSummaries } from '../faction-summaries.ts';
import type { GlossaryTerm, GlossaryTexts } from '../texts/glossary.ts';
import { unitKey } from '../lookup.ts';
import type { SkillTexts } from '../texts/skill-texts.ts';
import { imageSlug } from '../slug.ts';
import type { Catalogue, Faction, Language, TermKind, Unit } from '../types.ts';
import type { CatalogueSources } from './apply-overlay.ts';
import { type Changes, changesBetween } from './changes.ts';

/** The part of a release that is in place from the app's first moment. */
export type FactsPatch = {
  readonly factions: Changes<Faction>;
  /** By `<faction>/<unit>`. */
  readonly units: Changes<Unit>;
  /** All names of terms, null where none changed. */
  readonly termNames: Catalogue['termNames'] | null;
  /** All factions for pages without units, null where none changed. */
  readonly summaries: readonly FactionSummary[] | null;
  /** The middles of picture addresses (`imageSlug`) of units that look otherwise in the files. */
  readonly pictures: readonly string[];
};

/** The part of a release that pages read when they show cards. */
export type TextsPatch = {
  /** By `<faction>/<unit>`. */
  readonly cards: Changes<UnitCard>;
  /** By language, then unit id. */
  readonly skillTexts: Readonly<Partial<Record<Language, Changes<SkillTexts[string]>>>>;
  /** All terms of each kind in which one changed. */
  readonly terms: Readonly<Partial<Record<TermKind, readonly GlossaryTerm[]>>>;
  /** All texts of each language in which one changed. */
  readonly termTexts: Readonly<Partial<Record<Language, GlossaryTexts>>>;
};

/** Returns what changes the app's catalogue, made of one version of the files, into the other's. */
export function patchBetween(
  before: CatalogueSources,
  after: CatalogueSources,
): { readonly facts: FactsPatch; readonly texts: TextsPatch } {
  const [old, now] = [assembleCatalogue(before), assembleCatalogue(after)];
  const units = changesBetween(byKey(old.units), byKey(now.units));
  const cards = changesBetween(old.cards, now.cards);
  const skillTexts = Object.fromEntries(
    after.skillTexts.map(({ language, value }) => {
      const former = before.skillTexts.find((each) => each.language === language)?.value ?? {};
      return [language, changesBetween(former, value)];
    }),
  );
  const summaries = factionSummaries(now.factions, now.units);
  const facts: FactsPatch = {
    factions: changesBetween(byId(old.factions), byId(now.factions)),
    units,
    termNames: isSame(old.termNames, now.termNames) ? null : now.termNames,
    summaries: isSame(factionSummaries(old.factions, old.units), summaries) ? null : summaries,
    pictures: picturesOf(old, now, { ...units, ...cards }, skillTexts),
  };
  const terms = after.glossary.filter(
    ({ kind, value }) => !isSame(before.glossary.find((each) => each.kind === kind)?.value, value),
  );
  const termTexts = after.glossaryTexts.filter(
    ({ language, value }) =>
      !isSame(before.glossaryTexts.find((each) => each.language === language)?.value, value),
  );
  const texts: TextsPatch = {
    cards,
    skillTexts,
    terms: Object.fromEntries(terms.map(({ kind, value }) => [kind, value])),
    termTexts: Object.fromEntries(termTexts.map(({ language, value }) => [language, value])),
  };
  return { facts, texts };
}

/** Units that look otherwise: of other facts, card or texts, or with a term of another name. */
function picturesOf(
  old: AssembledCatalogue,
  now: AssembledCatalogue,
  changed: Changes<unknown>,
  skillTexts: TextsPatch['skillTexts'],
): readonly string[] {
  const hasOtherTerms = !isSame(old.termNames, now.termNames);
  const isChanged = ({ faction, id }: Unit) =>
    Object.hasOwn(changed, unitKey(faction, id)) ||
    Object.values(skillTexts).some((ofUnits) => Object.hasOwn(ofUnits, id));
  const slugs = now.units
    .filter((unit) => hasOtherTerms || isChanged(unit))
    .map(({ name }) => imageSlug(name));
  return [...new Set(slugs)];
}

function byKey(units: readonly Unit[]): Readonly<Record<string, Unit>> {
  return Object.fromEntries(units.map((unit) => [unitKey(unit.faction, unit.id), unit]));
}

function byId(factions: readonly Faction[]): Readonly<Record<string, Faction>> {
  return Object.fromEntries(factions.map((faction) => [faction.id, faction]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
