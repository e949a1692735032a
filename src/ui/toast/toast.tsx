import type { ToastContent } from './toast-store.ts';
import { toastStore } from './toast-store.ts';

/**
 * Shows a message at the upper right: `toast.success({ title: … })`. Each call returns the
 * message's id. Needs a `<Toaster />` on the page, in whose polite live region the message is read
 * out.
 */
export const toast = {
  success: (content: ToastContent) => toastStore.show('success', content),
  error: (content: ToastContent) => toastStore.show('error', content),
  info: (content: ToastContent) => toastStore.show('info', content),
  warning: (content: ToastContent) => toastStore.show('warning', content),
  /** Takes one message away, or all of them. */
  dismiss: (id?: string) => toastStore.dismiss(id),
};
