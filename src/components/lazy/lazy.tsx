import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useFetchFailure } from './use-fetch-failure.ts';

type LazyProps<Props extends object> = {
  /** Fetches the component; the same function at every render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Closes the dialog or sheet that the code was fetched for. */
  onFailure?: () => void;
  /** Stands in until the code is there. */
  fallback?: ReactNode;
  /** Says nothing when the code cannot be fetched: nobody asked for it. */
  isQuiet?: boolean;
};

type Loaded<Props extends object> = {
  readonly load: LazyProps<Props>['load'];
  readonly Component: ComponentType<Props>;
};

/**
 * A component whose code is fetched when it first shows. A message says when it cannot be fetched;
 * the next mount tries again. Unlike `lazy`, a failed fetch neither takes the page down nor is
 * remembered.
 */
export function Lazy<Props extends object>(lazy: LazyProps<Props>) {
  const { load, props, onFailure, fallback = null, isQuiet = false } = lazy;
  const [loaded, setLoaded] = useState<Loaded<Props> | null>(null);
  const report = useFetchFailure();
  const fail = useEffectEvent(() => {
    if (!isQuiet) report();
    onFailure?.();
  });
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (Component) => isCurrent && setLoaded({ load, Component }),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  // Another component may take this place: the props are no longer those of the one before.
  return loaded?.load === load ? <loaded.Component {...props} /> : fallback;
}
