import { loadGlossary } from '#data/glossary.ts';
import { loadSkillTexts } from '#data/skills.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { RollParts } from '#features/unit-card/roll-line.tsx';
import { UnitStatsPage } from '#features/unit-stats/unit-stats-page.tsx';
import { loadColumns, loadExport, loadFilters, loadPicker } from '#features/unit-stats/unit-stats-parts.ts';
import { useLanguage } from '#platform/use-language.ts';
import { loadUnitCard } from './parts.ts';
import { usePartFailure, usePartsAhead } from './use-parts.ts';

const PARTS = [
  async () => import('./unit.tsx'),
  async () => import('./compare-units.tsx'),
  loadUnitCard,
  loadFilters,
  loadColumns,
  loadPicker,
  loadExport,
];
/** With the texts of a language: whoever has seen all units can read each of them without a network. */
const ahead = (language: Language) => [
  ...PARTS,
  async () => loadSkillTexts(language),
  async () => loadGlossary(language),
];
const AHEAD = { en: ahead('en'), es: ahead('es'), fr: ahead('fr') } as const;

/** All units, their dice drawn as their cards draw them. */
export function UnitStats() {
  const onPartFailure = usePartFailure(nothing);
  usePartsAhead(AHEAD[useLanguage()]);
  return <UnitStatsPage drawRoll={(parts) => <RollParts parts={parts} />} onPartFailure={onPartFailure} />;
}

function nothing(): void {
  // The part closes itself.
}
