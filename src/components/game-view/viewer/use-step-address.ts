import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { useSettled } from '#platform/use-settled.ts';

const PARAM = 'step';
/** Browsers refuse an address that changes too often. */
const PAUSE_MS = 600;

/** Returns the step that the address names; null when it names none. */
export function useFirstStep(): number | null {
  const { search } = useLocation();
  const [first] = useState(() => new URLSearchParams(search).get(PARAM));
  return first !== null && /^\d{1,5}$/.test(first) ? Number(first) : null;
}

/**
 * Keeps the step in the address once it stands still, so that a reload and a sent link show it.
 * Null takes it out.
 */
export function useStepAddress(step: number | null, isPlaying: boolean): void {
  const settled = useSettled(step, PAUSE_MS);
  const location = useLocation();
  const navigate = useNavigate();
  const write = useEffectEvent((to: number | null) => {
    const params = new URLSearchParams(location.search);
    if (isPlaying || params.get(PARAM) === (to === null ? null : String(to))) return;
    if (to === null) params.delete(PARAM);
    else params.set(PARAM, String(to));
    const options = { replace: true, preventScrollReset: true, state: location.state as unknown };
    void navigate({ search: params.toString(), hash: location.hash }, options);
  });
  useEffect(() => write(settled), [settled, isPlaying]);
}
