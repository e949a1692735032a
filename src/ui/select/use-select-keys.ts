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
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey) return;
    if (key === 'Escape' && active !== null) {
      // The dialog around the field stays open.
      event.stopPropagation();
      event.preventDefault();
      setActive(null);
      return;
    }
    const isPress = key === 'Enter' || key === ' ';
    if (active !== null && (isPress || key === 'Tab')) {
      if (isPress) event.preventDefault();
      choose(active);
      return;
    }
    const next =
      key.length === 1 && key !== ' '
        ? findTyped(key, event.timeStamp, labels, active ?? chosen)
        : activeAfter(key, active, chosen, labels.length - 1);
    if (next < 0) return;
    event.preventDefault();
    setActive(next);
  };
}

/** The index that a key leads to: the chosen one for a key that opens the list; -1 for none. */
function activeAfter(key: string, active: number | null, chosen: number, last: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (active !== null) {
    if (key === 'ArrowDown') return Math.min(active + 1, last);
    return key === 'ArrowUp' ? Math.max(active - 1, 0) : -1;
  }
  return ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key) ? Math.max(chosen, 0) : -1;
}
