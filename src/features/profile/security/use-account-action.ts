import { useRef, useState } from 'react';

type Failure = { readonly ok: false; readonly code: string };
type Action<Failed extends Failure> = () => Promise<{ readonly ok: true } | Failed>;

/** The failures that mean that the account's second factor must be shown first. */
const STEPS: readonly string[] = ['insufficient_aal', 'needs-second-factor'];

/**
 * An action on the account: whether it is under way, how it failed, and whether a code is needed
 * before it can be done.
 */
export type Attempt<Failed extends Failure> = {
  readonly isBusy: boolean;
  readonly failed: Failed | null;
  /** The action waits for the code of the second factor; `resume` runs it again. */
  readonly needsCode: boolean;
  readonly run: (action: Action<Failed>) => Promise<boolean>;
  readonly resume: () => Promise<boolean>;
  readonly forget: () => void;
};

/**
 * Keeps the state of one action, and the action itself while it waits for a code. Only one runs at
 * a time.
 */
export function useAccountAction<Failed extends Failure>(): Attempt<Failed> {
  const [state, setState] = useState<{
    readonly isBusy: boolean;
    readonly failed: Failed | null;
    readonly waiting: Action<Failed> | null;
  }>({ isBusy: false, failed: null, waiting: null });
  const isRunning = useRef(false);
  const run = async (action: Action<Failed>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setState({ isBusy: true, failed: null, waiting: null });
    const outcome = await action();
    isRunning.current = false;
    const waits = !outcome.ok && STEPS.includes(outcome.code);
    setState({
      isBusy: false,
      failed: outcome.ok || waits ? null : outcome,
      waiting: waits ? action : null,
    });
    return outcome.ok;
  };
  return {
    isBusy: state.isBusy,
    failed: state.failed,
    needsCode: state.waiting !== null,
    run,
    resume: async () => (state.waiting === null ? false : run(state.waiting)),
    forget: () => setState({ isBusy: false, failed: null, waiting: null }),
  };
}
