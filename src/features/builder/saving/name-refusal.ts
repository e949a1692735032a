import { createStore } from 'zustand/vanilla';

/** True after a save of a list without a name, which the name's field then says itself. */
export const nameRefusal = createStore<{ readonly isRefused: boolean; readonly fieldId: string }>(() => ({
  isRefused: false,
  fieldId: 'army-list-name',
}));

/** Says beside the name that it is missing, and moves the focus there. */
export function refuseName(): void {
  nameRefusal.setState({ isRefused: true });
  document.getElementById(nameRefusal.getState().fieldId)?.focus();
}

/** Forgets the refusal, once a name is typed or a save went through. */
export function acceptName(): void {
  nameRefusal.setState({ isRefused: false });
}
