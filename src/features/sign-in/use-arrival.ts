import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { arrive, type Arrived } from '#data/session/arrive.ts';
import { readArrival, withoutArrival } from '#domain/access/arrival.ts';
import type { AuthFailure } from '#platform/backend/auth-problem.ts';
import { toast } from '#ui/toast/toast.tsx';

/** The state of the sign-in by a mail's link that led to this page. */
export type ArrivalState =
  | { readonly status: 'none' | 'working' | 'notice' }
  | { readonly status: 'failed'; readonly failed: AuthFailure }
  | { readonly status: 'arrived'; readonly isRecovery: boolean };

/**
 * Signs in with the tokens of the page's address, once. They leave the address at once, so that
 * neither a copied address nor the browser's history holds them.
 */
export function useArrival(): ArrivalState {
  const { t } = useLingui();
  const location = useLocation();
  const navigate = useNavigate();
  const [arrival] = useState(() => readArrival(location));
  const [outcome, setOutcome] = useState<Arrived | null>(null);

  const leaveAddress = useEffectEvent(() => {
    const state = location.state as unknown;
    void navigate({ search: withoutArrival(location), hash: '' }, { replace: true, state });
  });
  const show = useEffectEvent((result: Arrived) => {
    if (result.ok && result.isStale) {
      toast.warning({
        title: t`This sign-in link is more than two minutes old`,
        description: t`If it was not you who asked for it just now, sign out again.`,
      });
    }
    setOutcome(result);
  });
  const tellHalf = useEffectEvent(() => {
    toast.success({
      title: t`Confirmed. One mail is still waiting`,
      description: t`Open the mail at your other address too. Until then you sign in with the present address.`,
      duration: 20_000,
    });
  });
  useEffect(() => {
    if (arrival === null) return;
    leaveAddress();
    if (arrival.kind === 'notice') tellHalf();
    else void arrive(arrival).then(show);
  }, [arrival]);

  if (arrival === null) return { status: 'none' };
  if (arrival.kind === 'notice') return { status: 'notice' };
  if (outcome === null) return { status: 'working' };
  if (!outcome.ok) return { status: 'failed', failed: outcome };
  return { status: 'arrived', isRecovery: outcome.isRecovery };
}
