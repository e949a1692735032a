import { useLingui } from '@lingui/react/macro';
import { localName } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { Named } from '#domain/game/mission.ts';

/** Returns a function that names the drawn mission and feat for screen readers. */
export function useScenarioNames(language: Language): (mission: Named, feat: Named) => string {
  const { t } = useLingui();
  return (mission, feat) => {
    const missionName = localName(mission, language);
    const featName = localName(feat, language);
    return t`Mission: ${missionName}. Feat: ${featName}.`;
  };
}
