import { catalogue } from '#data/catalogue.ts';
import { useDraft } from '#data/lists/use-draft.ts';
import { unitNames } from '#data/unit-names.ts';
import { armyOf } from '#domain/roster/army.ts';
import { checkRoster } from '#domain/roster/check.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import { useLanguage } from '#platform/use-language.ts';

/**
 * The working draft with everything that is read off it: army, totals, findings. Computed while
 * rendering.
 */
export function useDraftArmy() {
  const language = useLanguage();
  const document = useDraft((state) => state.history.document);
  const army = armyOf(document, catalogue);
  const totals = totalsOf(army);
  const findings = checkRoster(document, catalogue);
  const nameOf = unitNames(army, document.faction, language);
  return { document, army, totals, findings, nameOf, language };
}

export type DraftArmy = ReturnType<typeof useDraftArmy>;
