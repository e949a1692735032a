/**
 * Runs work while no other tab of this site runs work of the same name; it waits for its turn.
 * Browsers have no locks on pages without TLS: there it runs immediately, so callers must tolerate
 * overlapping runs.
 */
export async function oneAtATime<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const { locks } = navigator as { readonly locks?: LockManager };
  return locks === undefined ? work() : locks.request(`muster_${name}`, work);
}
