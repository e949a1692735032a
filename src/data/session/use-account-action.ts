import { useMutation } from '@tanstack/react-query';
import type { AuthFailure } from '#platform/backend/auth-problem.ts';
import { queryClient } from '../query/query-client.ts';

type Failure = { readonly ok: false; readonly code: string };

/** The failures that mean that the account's second factor must be shown first. */
const STEPS: readonly string[] = ['insufficient_aal', 'needs-second-factor'];

/** An action on the account. */
export type AccountAction<Failed extends Failure> = {
  readonly isBusy: boolean;
  /** The failure of the last run; null without one. */
  readonly failed: Failed | null;
  /** True when the action waits for the code of the second factor; `resume` runs it again. */
  readonly needsCode: boolean;
  /**
   * Runs an action, one at a time. Resolves to its outcome, or to null when another one is running.
   */
  readonly run: <Outcome extends { readonly ok: true } | Failed>(
    action: () => Promise<Outcome>,
  ) => Promise<Outcome | null>;
  readonly resume: () => void;
  readonly forget: () => void;
};

/** Manages the actions of one form or card on the account. */
export function useAccountAction<Failed extends Failure = AuthFailure>(): AccountAction<Failed> {
  const { isPending, data, variables, mutateAsync, mutate, reset } = useMutation(
    {
      mutationFn: async (action: () => Promise<{ readonly ok: true } | Failed>) => action(),
      // Actions hold passwords and codes.
      gcTime: 0,
    },
    queryClient(),
  );
  const failed = data?.ok === false ? data : null;
  return {
    isBusy: isPending,
    failed,
    needsCode: failed !== null && STEPS.includes(failed.code),
    run: async <Outcome extends { readonly ok: true } | Failed>(action: () => Promise<Outcome>) => {
      let outcome: Outcome | null = null;
      if (!isPending) await mutateAsync(async () => (outcome = await action()));
      return outcome;
    },
    resume: () => variables !== undefined && mutate(variables),
    forget: reset,
  };
}
