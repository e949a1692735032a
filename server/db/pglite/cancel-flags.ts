import type { CancelFlags } from './worker-messages.ts';

/**
 * PostgreSQL looks at the second one and then asks the first one why: that one must be there
 * before.
 */
const NAMES = ['_QueryCancelPending', '_InterruptPending'];

/**
 * Returns where a running database reads that its statement is cancelled; null where PGlite does
 * not say, or shares no memory.
 */
export function readFlags(module: object): CancelFlags | null {
  const addresses = NAMES.map((name): unknown => Reflect.get(module, name));
  const memory: unknown = Reflect.get(module, 'wasmMemory');
  if (!(memory instanceof WebAssembly.Memory) || !(memory.buffer instanceof SharedArrayBuffer)) return null;
  const isKnown = (address: unknown): address is number => typeof address === 'number' && address > 0;
  return addresses.every(isKnown) ? { memory, addresses } : null;
}

/** Cancels the running statement (1), or takes that back before the next one (0). */
export function setFlags({ memory, addresses }: CancelFlags, value: 0 | 1): void {
  const words = new Int32Array(memory.buffer);
  for (const address of addresses) Atomics.store(words, address / Int32Array.BYTES_PER_ELEMENT, value);
}
