import { useEffect, useState } from 'react';
import { loadUnitProfile } from '#data/unit-profiles.ts';
import type { UnitCard } from '#domain/catalogue/assemble.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';

/** Spec section 4: two retries, so three failures show the error state. */
const ATTEMPTS = 3;

export type UnitCardState =
  | { readonly status: 'loading' | 'failed' }
  /** `card` is null when the catalogue has no such unit. */
  | { readonly status: 'loaded'; readonly card: UnitCard | null };

type Settled = { readonly wanted: string; readonly state: UnitCardState };

/** Loads a unit's card; `retry` starts over after a failure. */
export function useUnitCard(faction: string, unitId: string): { state: UnitCardState; retry: () => void } {
  const [round, setRound] = useState(0);
  const [settled, setSettled] = useState<Settled | null>(null);
  const wanted = `${unitKey(faction, unitId)} ${round}`;
  useEffect(() => {
    let isCurrent = true;
    void load(faction, unitId).then((state) => {
      if (isCurrent) setSettled({ wanted, state });
    });
    return () => {
      isCurrent = false;
    };
  }, [faction, unitId, wanted]);
  const state: UnitCardState = settled?.wanted === wanted ? settled.state : { status: 'loading' };
  return { state, retry: () => setRound((current) => current + 1) };
}

async function load(faction: string, unitId: string, attempt = 1): Promise<UnitCardState> {
  try {
    return { status: 'loaded', card: await loadUnitProfile(faction, unitId) };
  } catch {
    return attempt < ATTEMPTS ? load(faction, unitId, attempt + 1) : { status: 'failed' };
  }
}
