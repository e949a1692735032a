import { createStore } from 'zustand/vanilla';

export type ToastTone = 'success' | 'error' | 'info' | 'warning';
type ToastInput = {
  title: string;
  description?: string;
  action?: { label: string; onPress: () => void };
  /** Milliseconds until it goes by itself; longer where there is something to press or to read. */
  duration?: number;
};
export type ToastEntry = ToastInput & { id: number; tone: ToastTone };

/** The messages on the screen, oldest first. */
export const toastStore = createStore<{ toasts: readonly ToastEntry[] }>(() => ({ toasts: [] }));

let lastId = 0;

/** Shows a message, each text once: a repeated one replaces its twin and starts its time anew. */
function show(tone: ToastTone, input: ToastInput): void {
  lastId += 1;
  const entry = { ...input, id: lastId, tone };
  const { toasts } = toastStore.getState();
  const others = toasts.filter(
    (other) => other.title !== input.title || other.description !== input.description,
  );
  toastStore.setState({ toasts: [...others.slice(-3), entry] });
}

/** Takes a message away. */
export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Says something that happened: top right, read out, gone by itself. */
export const toast = {
  success: (input: ToastInput) => show('success', input),
  error: (input: ToastInput) => show('error', input),
  info: (input: ToastInput) => show('info', input),
  warning: (input: ToastInput) => show('warning', input),
};
