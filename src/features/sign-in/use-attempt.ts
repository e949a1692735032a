import { useEffect, useRef, useState } from 'react';
import type { AuthFailure, AuthOutcome } from '#platform/backend/auth-problem.ts';

/** An action on the account: whether it is under way, and how it failed. */
export type Attempt = {
  readonly isBusy: boolean;
  readonly failed: AuthFailure | null;
  /**
   * Runs an action, one at a time. Resolves to its outcome, or to null when another one is running.
   */
  readonly run: <Outcome extends AuthOutcome>(action: () => Promise<Outcome>) => Promise<Outcome | null>;
  readonly forget: () => void;
};

/** Keeps the state of the actions of one form. */
export function useAttempt(): Attempt {
  const [state, setState] = useState<Pick<Attempt, 'isBusy' | 'failed'>>({ isBusy: false, failed: null });
  const isRunning = useRef(false);
  return {
    ...state,
    run: async (action) => {
      if (isRunning.current) return null;
      isRunning.current = true;
      setState({ isBusy: true, failed: null });
      const outcome = await action();
      isRunning.current = false;
      setState({ isBusy: false, failed: outcome.ok ? null : outcome });
      return outcome;
    },
    forget: () => setState((before) => ({ ...before, failed: null })),
  };
}

/** Moves the focus to the element of this id each time that something new is wrong there. */
export function useFocusOn(id: string | null, occasion: unknown): void {
  useEffect(() => {
    if (id === null) return;
    const element = document.getElementById(id);
    element?.focus();
    if (element instanceof HTMLInputElement) element.select();
  }, [id, occasion]);
}
