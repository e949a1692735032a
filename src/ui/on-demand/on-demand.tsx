import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

type OnDemandProps<Props extends object> = {
  /** Fetches the component; the same function at every render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** The component could not be fetched (no network, an older page). The next mount tries again. */
  onFailure: () => void;
};

/**
 * A part of a page whose code is fetched when it first shows. Unlike `lazy`, a failed fetch neither
 * takes the page down nor is remembered.
 */
export function OnDemand<Props extends object>({ load, props, onFailure }: OnDemandProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (component) => isCurrent && setPart(() => component),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return Part === null ? null : <Part {...props} />;
}
