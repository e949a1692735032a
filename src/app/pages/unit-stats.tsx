import { type Language, LANGUAGES } from '#domain/catalogue/types.ts';
import { UnitStatsPage } from '#features/unit-stats/browse/unit-stats-page.tsx';
import { useLanguage } from '#platform/use-language.ts';
import { useFetchAhead } from '../ahead/use-fetch-ahead.ts';

const ahead = (language: Language) => [
  async () => (await import('../ahead/units-ahead.ts')).fetchUnitsAhead(language),
];
const NOTHING: readonly (() => Promise<void>)[] = [];
const AHEAD = new Map(LANGUAGES.map((language) => [language, ahead(language)]));

/** All units; the pages behind them are prefetched. */
export function UnitStats() {
  useFetchAhead(AHEAD.get(useLanguage()) ?? NOTHING);
  return <UnitStatsPage />;
}
