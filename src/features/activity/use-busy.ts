import { useState } from 'react';

/** Remembers the row that has an action under way. */
export function useBusy() {
  const [busy, setBusy] = useState<string | null>(null);
  const during = async (id: string, work: () => Promise<void>) => {
    setBusy(id);
    await work();
    setBusy(null);
  };
  return { busy, during };
}
