/**
 * Runs work while no other tab of this site runs work of the same name; it waits for its turn.
 * Where the browser has no locks (pages without TLS) it runs at once, so the work must bear
 * company.
 */
export async function oneAtATime<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const { locks } = navigator as { readonly locks?: LockManager };
  return locks === undefined ? work() : locks.request(`muster_${name}`, work);
}
