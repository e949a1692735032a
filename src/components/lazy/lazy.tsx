import type { ComponentType } from 'react';
import { OnDemand } from '#ui/on-demand/on-demand.tsx';
import { useFetchFailure } from './use-fetch-failure.ts';

type LazyProps<Props extends object> = {
  /** Fetches the component; the same function at every render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Closes the dialog or sheet that the code was fetched for. */
  onFailure?: () => void;
};

/**
 * A component whose code is fetched when it first shows. A message says when it cannot be fetched;
 * the next mount tries again.
 */
export function Lazy<Props extends object>({ load, props, onFailure }: LazyProps<Props>) {
  const report = useFetchFailure();
  const fail = () => {
    report();
    onFailure?.();
  };
  return <OnDemand load={load} props={props} onFailure={fail} />;
}
