import { useEffect, useState } from 'react';
import { whenIdle } from '#platform/after-paint.ts';

const load = async () => import('./extras.tsx');

/** Returns the parts of the frame that nobody waits for; null until they were fetched. */
export function useExtras(): Awaited<ReturnType<typeof load>> | null {
  const [extras, setExtras] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  useEffect(() => whenIdle(() => void load().then(setExtras, () => undefined)), []);
  return extras;
}
