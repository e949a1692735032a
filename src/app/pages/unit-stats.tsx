import type { Language } from '#domain/catalogue/types.ts';
import { UnitStatsPage } from '#features/unit-stats/browse/unit-stats-page.tsx';
import { useLanguage } from '#platform/use-language.ts';
import { usePartsAhead } from './use-parts.ts';

const ahead = (language: Language) => [
  async () => (await import('./units-ahead.ts')).fetchUnitsAhead(language),
];
const AHEAD = { en: ahead('en'), es: ahead('es'), fr: ahead('fr') } as const;

/** All units; the pages behind them are prefetched. */
export function UnitStats() {
  usePartsAhead(AHEAD[useLanguage()]);
  return <UnitStatsPage />;
}
