type ChangeDetails = { reason: string; event: Event; cancel: () => void };

/**
 * Takes back the closing of a dialog when the press outside was on a message (Undo, Close): a message lies above dialogs
 * and does not belong to the page behind them. Answers whether it did.
 */
export function keepOpenForToasts(details: ChangeDetails): boolean {
  const { target } = details.event;
  const isOnToast = target instanceof Element && target.closest('[data-toasts]') !== null;
  if (!isOnToast || (details.reason !== 'outside-press' && details.reason !== 'focus-out')) return false;
  details.cancel();
  return true;
}
