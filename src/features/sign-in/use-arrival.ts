import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { queryClient } from '#data/query/query-client.ts';
import { arrive } from '#data/session/arrive.ts';
import { readArrival, withoutArrival } from '#domain/access/arrival.ts';
import type { AuthFailure } from '#platform/backend/auth-problem.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
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
  const { mutate, data: outcome } = useMutation(
    {
      mutationFn: arrive,
      // The tokens of the link are in it.
      gcTime: 0,
      onSuccess: (result) => {
        if (!result.ok || !result.isStale) return;
        toast.warning({
          title: t`This sign-in link is more than two minutes old`,
          description: t`If you did not ask for this just now, sign out again.`,
        });
      },
    },
    queryClient(),
  );

  const leaveAddress = useEffectEvent(() => {
    const state = location.state as unknown;
    void navigate({ search: withoutArrival(location), hash: '' }, { replace: true, state });
  });
  const tellHalf = useEffectEvent(() => {
    toast.success({
      title: t`Confirmed. One email is still waiting`,
      description: t`Open the email at your other address too. Until then, sign in with your current address.`,
      duration: 20_000,
    });
  });
  useEffect(() => {
    if (arrival === null) return;
    leaveAddress();
    if (arrival.kind === 'notice') tellHalf();
    else mutate(arrival);
  }, [arrival, mutate]);

  if (arrival === null) return { status: 'none' };
  if (arrival.kind === 'notice') return { status: 'notice' };
  if (outcome === undefined) return { status: 'working' };
  if (!outcome.ok) return { status: 'failed', failed: outcome };
  return { status: 'arrived', isRecovery: outcome.isRecovery };
}
