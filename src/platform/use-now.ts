import { useEffect, useState } from 'react';
import { now } from './clock.ts';

/** Returns the time, each second while `isRunning`; ms since 1970. */
export function useNow(isRunning: boolean): number {
  const [time, setTime] = useState(() => now().getTime());
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setTime(now().getTime());
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isRunning]);
  return time;
}
