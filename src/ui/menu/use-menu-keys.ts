import type { KeyboardEvent } from 'react';
import { useTyping } from '../popup/use-typing.ts';

/** The keys of an open menu (APG menu button): arrows, Home, End, letters, Escape and Tab. */
export function useMenuKeys(close: () => void) {
  const findTyped = useTyping();
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
    const current = items.findIndex((item) => item === document.activeElement);
    const { key } = event;
    // The dialog around the menu stays open.
    if (key === 'Escape') event.stopPropagation();
    if (key === 'Escape' || key === 'Tab') return close();
    if (key === ' ') {
      if (current < 0) return;
      event.preventDefault();
      items[current]?.click();
      return;
    }
    const labels = items.map((item) => item.textContent);
    const next =
      key.length === 1
        ? findTyped(key, event.timeStamp, labels, current)
        : neighbourOf(key, current, items.length - 1);
    if (next < 0) return;
    event.preventDefault();
    items[next]?.focus();
  };
}

/** The index that an arrow, Home or End leads to; -1 for another key. */
function neighbourOf(key: string, current: number, last: number): number {
  switch (key) {
    case 'ArrowDown':
      return current === last ? 0 : current + 1;
    case 'ArrowUp':
      return current <= 0 ? last : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return -1;
  }
}
