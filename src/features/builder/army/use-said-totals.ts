import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Totals } from '#domain/roster/types.ts';
import { announce } from '#ui/live-region/live-region.tsx';

/** Longer than the words about the unit itself take to begin. */
const BEFORE_TOTALS_MS = 800;

/** Tells screen readers the new totals, once the player pauses. */
export function useSaidTotals({ points, command }: Totals): void {
  const { t } = useLingui();
  const words = `${t`${points} pts`}, ${t`${command} CP`}`;
  const said = useRef(words);
  useEffect(() => {
    if (said.current === words) return;
    const timer = setTimeout(() => {
      said.current = words;
      announce(words);
    }, BEFORE_TOTALS_MS);
    return () => clearTimeout(timer);
  }, [words]);
}
