type Said = { readonly polite: string; readonly assertive: string };

/**
 * Differs from nothing by what nobody sees or hears: saying the same words twice must change the
 * region.
 */
const MARK = '\u00A0';

let said: Said = { polite: '', assertive: '' };
const listeners = new Set<() => void>();

/** The last words of each urgency. */
export const announcements = {
  say(text: string, urgency: keyof Said): void {
    said = { ...said, [urgency]: said[urgency] === text ? `${text}${MARK}` : text };
    for (const listener of listeners) listener();
  },
  read: (): Said => said,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
