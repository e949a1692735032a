import type { KeyboardEvent } from 'react';
import { useTyping } from '../popup/use-typing.ts';

type SelectKeys = {
  labels: readonly string[];
  /** The index of the chosen item, -1 for none. */
  chosen: number;
  /** The index that the keys are on while the list is open, else null. */
  active: number | null;
  setActive: (active: number | null) => void;
  choose: (index: number) => void;
};

/** The keys of a select-only combobox: the focus stays on the field, `active` moves in the list. */
export function useSelectKeys({ labels, chosen, active, setActive, choose }: SelectKeys) {
  const findTyped = useTyping();
  const last = labels.length - 1;
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey) return;
    const take = (next: number | null) => {
      event.preventDefault();
      setActive(next);
    };
    const isLetter = event.key.length === 1 && event.key !== ' ';
    if (isLetter) {
      const found = findTyped(event.key, event.timeStamp, labels, active ?? chosen);
      if (found >= 0) take(found);
    } else if (active === null) {
      if (['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) take(Math.max(chosen, 0));
      else if (event.key === 'Home') take(0);
      else if (event.key === 'End') take(last);
    } else if (event.key === 'Escape') {
      // The dialog around the field stays open.
      event.stopPropagation();
      take(null);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Tab') choose(active);
    else if (event.key === 'ArrowDown') take(Math.min(active + 1, last));
    else if (event.key === 'ArrowUp') take(Math.max(active - 1, 0));
    else if (event.key === 'Home') take(0);
    else if (event.key === 'End') take(last);
  };
}
