import { useStore } from 'zustand';
import { accountHere } from './account-here.ts';
import { sessionStore } from './session-store.ts';

/** The id of the account on this device, also without a network; null for none. */
export function useAccountHere(): string | null {
  return useStore(sessionStore, accountHere);
}
