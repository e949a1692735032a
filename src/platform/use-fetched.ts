import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Returns the value that `load` makes of a key, once it is there. Null before, for the key null,
 * and where it cannot be fetched.
 */
export function useFetched<Key, Value>(key: Key | null, load: (key: Key) => Promise<Value>): Value | null {
  'use no memo'; // A state and an effect of one key: remembering them would weigh more than it saves.
  const [fetched, setFetched] = useState<{ readonly key: Key; readonly value: Value } | null>(null);
  const start = useEffectEvent(load);
  useEffect(() => {
    if (key === null) return undefined;
    let isCurrent = true;
    void start(key).then(
      (value) => isCurrent && setFetched({ key, value }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return fetched !== null && fetched.key === key ? fetched.value : null;
}
