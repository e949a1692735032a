import { useStore } from 'zustand';
import type { DraftState } from './create-draft-store.ts';
import { draftStore } from './draft-store.ts';

/**
 * Reads the working draft in a component, which renders again when the value of `select` changes.
 */
export function useDraft<Value>(select: (state: DraftState) => Value): Value {
  return useStore(draftStore, select);
}
