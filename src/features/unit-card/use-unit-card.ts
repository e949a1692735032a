import { useEffect, useState } from 'react';
import { loadSkillTexts } from '#data/skills.ts';
import { loadUnitProfile } from '#data/unit-profiles.ts';
import type { UnitCard } from '#domain/catalogue/assemble.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { SkillTexts } from '#domain/catalogue/skill-texts.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';

/** Two retries, so the third failure shows the error state (docs/product.md, "Unit cards"). */
const ATTEMPTS = 3;

export type UnitCardState =
  | { readonly status: 'loading' | 'failed' }
  /**
   * `card` is null when the catalogue has no such unit; `texts` say in the reader's language what
   * skills do.
   */
  | { readonly status: 'loaded'; readonly card: UnitCard | null; readonly texts: SkillTexts };

type Settled = { readonly wanted: string; readonly state: UnitCardState };

/**
 * Loads a unit's card with its skills in the reader's language; `retry` starts over after a
 * failure.
 */
export function useUnitCard(faction: string, unitId: string): { state: UnitCardState; retry: () => void } {
  const [round, setRound] = useState(0);
  const [settled, setSettled] = useState<Settled | null>(null);
  const language = useLanguage();
  const wanted = `${unitKey(faction, unitId)} ${language} ${round}`;
  useEffect(() => {
    let isCurrent = true;
    void load(faction, unitId, language).then((state) => {
      if (isCurrent) setSettled({ wanted, state });
    });
    return () => {
      isCurrent = false;
    };
  }, [faction, unitId, language, wanted]);
  const state: UnitCardState = settled?.wanted === wanted ? settled.state : { status: 'loading' };
  return { state, retry: () => setRound((current) => current + 1) };
}

async function load(
  faction: string,
  unitId: string,
  language: Language,
  attempt = 1,
): Promise<UnitCardState> {
  try {
    // A card without its words still has its numbers and the English notes: better than none.
    const words = loadSkillTexts(language).catch(() => ({}));
    return { status: 'loaded', card: await loadUnitProfile(faction, unitId), texts: await words };
  } catch {
    return attempt < ATTEMPTS ? load(faction, unitId, language, attempt + 1) : { status: 'failed' };
  }
}
