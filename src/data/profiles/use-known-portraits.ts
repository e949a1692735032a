import { useEffect, useState } from 'react';

/** Returns the address of a unit's small portrait; null for a unit that the catalogue lacks. */
export type PortraitOf = (unit: { readonly faction: string; readonly unitId: string }) => string | null;

let fetched: PortraitOf = () => null;

/** The portraits of known units; null for every unit until the list of them has arrived. */
export function useKnownPortraits(): PortraitOf {
  const [portraitOf, setPortraitOf] = useState(() => fetched);
  // No query: TanStack Query would take a sixth of what the page of a game may weigh (ADR 065).
  useEffect(() => {
    let isCurrent = true;
    import('./known-portraits.ts').then(
      ({ knownPortrait }) => {
        fetched = knownPortrait;
        if (isCurrent) setPortraitOf(() => knownPortrait);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return portraitOf;
}
