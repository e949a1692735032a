import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in place when the entry that has it goes: it moves to the minus of the entry that
 * takes its place, else of the last one, else to the list itself. Returns the attributes of the
 * element around the entries.
 */
export function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<number | null>(null);
  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null || focused.current === null || document.activeElement !== document.body) return;
    const rows = list.querySelectorAll('li');
    const next = rows[Math.min(focused.current, rows.length - 1)];
    (next?.querySelector<HTMLElement>('[data-step="minus"]') ?? list).focus();
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const row = target.closest('li');
      const index = row === null ? -1 : [...currentTarget.querySelectorAll('li')].indexOf(row);
      focused.current = index === -1 ? null : index;
    },
    // Not told when the focused element is taken out: then the place is still known.
    onBlur: () => {
      focused.current = null;
    },
  };
}
