import { createStore } from 'zustand/vanilla';

/** True when the last call to the backend got an answer; true until one has failed. */
export const reachability = createStore<{ readonly isReachable: boolean }>()(() => ({ isReachable: true }));

/** Responses of a gateway that could not reach the service (docs/product.md, "Account errors"). */
const GATEWAY_FAULTS: readonly number[] = [502, 503, 504];

/** Notes how a call ended: its status, 0 when there was no answer. */
export function noteAnswer(status: number): void {
  const isReachable = status !== 0 && !GATEWAY_FAULTS.includes(status);
  if (reachability.getState().isReachable !== isReachable) reachability.setState({ isReachable });
}
