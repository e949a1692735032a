import type { KeyboardEvent } from 'react';
import { useTyping } from '../popup/use-typing.ts';

/** The keys of an open menu (APG menu button): arrows, Home, End, letters, Escape and Tab. */
export function useMenuKeys(close: () => void) {
  const findTyped = useTyping();
  return (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
    const current = items.findIndex((item) => item === document.activeElement);
    const last = items.length - 1;
    const move = (index: number) => {
      event.preventDefault();
      items[index]?.focus();
    };
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown') move(current === last ? 0 : current + 1);
    else if (event.key === 'ArrowUp') move(current <= 0 ? last : current - 1);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(last);
    else if (event.key === 'Tab') close();
    else if (event.key === 'Escape') {
      // The dialog around the menu stays open.
      event.stopPropagation();
      close();
    } else if (event.key === ' ' && current >= 0) {
      event.preventDefault();
      items[current]?.click();
    } else if (event.key.length === 1 && event.key !== ' ') {
      const labels = items.map((item) => item.textContent);
      const found = findTyped(event.key, event.timeStamp, labels, current);
      if (found >= 0) move(found);
    }
  };
}
