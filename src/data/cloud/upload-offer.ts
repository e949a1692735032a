import { storageKeys } from '#platform/storage/keys.ts';
import { readText, writeText } from '#platform/storage/local.ts';

/**
 * The state of the offer to move this browser's lists into the cloud: `told` after the message,
 * `answered` after the player's choice.
 */
export type OfferState = 'new' | 'told' | 'answered';

/** The offer to an account, in this browser. It is made once. */
export function offerState(userId: string): OfferState {
  const text = readText(storageKeys.cloudOffer(userId));
  return text === 'told' || text === 'answered' ? text : 'new';
}

/** Remembers how far it has come. */
export function noteOffer(userId: string, state: 'told' | 'answered'): void {
  writeText(storageKeys.cloudOffer(userId), state);
}
