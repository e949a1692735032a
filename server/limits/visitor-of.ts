import { networkOf } from '../http/client-address.ts';
import type { Visitor } from './visitor-queue.ts';

/** The facts of a token that say for whom a request is counted. */
export type CountedCaller = {
  readonly role: string;
  /** The account of the token; null for guests and API keys. */
  readonly account: string | null;
  /** The token is of an account without an address. */
  readonly isAnonymous: boolean;
};

/**
 * Returns the visitor that a request is counted for. Players are counted by their account, guests
 * by the network address. Anonymous accounts cost nothing to make, so those of one network count as
 * one player together. The service key is the operator's: null.
 */
export function visitorOf({ role, account, isAnonymous }: CountedCaller, address: string): Visitor | null {
  if (role === 'service_role') return null;
  const network = networkOf(address);
  if (account === null) return { name: network, isGuest: true };
  return { name: isAnonymous ? `anonymous at ${network}` : account, isGuest: false };
}
