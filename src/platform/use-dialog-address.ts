import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useNavigate } from './routing/router-view.tsx';

/** A dialog whose being open stands in the address: `?dialog=card&item=hersir`. */
export type DialogAddress = {
  readonly isOpen: boolean;
  /** The subject of the dialog, as given to `open`; null when it is closed or has no subject. */
  readonly value: string | null;
  /**
   * Opens it as a step that the browser's Back takes back; opening an open one on another item
   * replaces the item.
   */
  readonly open: (item?: string) => void;
  /** Closes it: goes back when it was opened by such a step, else takes it out of the address. */
  readonly close: () => void;
};

const OPENED_HERE = 'openedDialog';

/** Every layer that was asked for. */
const layers = new Set<string>();

/** Returns the number of dialogs that an address has open. */
export function addressedDialogs(search: string): number {
  const params = new URLSearchParams(search);
  return [...layers].filter((layer) => params.has(layer)).length;
}

/**
 * Keeps in the address whether the dialog `name` is open, so that Back closes it and a reload
 * restores it. Opening one over another steps forward, closing it comes back to the one below.
 * Dialogs that may stand beside each other (a sheet and a dialog over it) take different layers,
 * each a parameter of its own.
 */
export function useDialogAddress(name: string, layer = 'dialog'): DialogAddress {
  const location = useLocation();
  const navigate = useNavigate();
  const leaving = useRef<string | null>(null);
  layers.add(layer);
  const itemKey = layer === 'dialog' ? 'item' : `${layer}-item`;
  const search = new URLSearchParams(location.search);
  const isOpen = search.get(layer) === name;
  const value = isOpen ? search.get(itemKey) : null;

  // Two quick presses on Close must not go back twice.
  useEffect(() => {
    const here = location.key;
    return () => {
      if (leaving.current === here) leaving.current = null;
    };
  }, [location.key]);

  const goTo = (next: URLSearchParams, options: { replace: boolean; state: unknown }) => {
    void navigate({ search: next.toString(), hash: location.hash }, { ...options, preventScrollReset: true });
  };

  const open = (item?: string) => {
    if (isOpen && value === (item ?? null)) return;
    const next = new URLSearchParams(location.search);
    next.set(layer, name);
    if (item === undefined) next.delete(itemKey);
    else next.set(itemKey, item);
    const state = isOpen ? (location.state as unknown) : { ...stateOf(location.state), [OPENED_HERE]: name };
    goTo(next, { replace: isOpen, state });
  };

  const close = () => {
    if (!isOpen || leaving.current === location.key) return;
    leaving.current = location.key;
    if (stateOf(location.state)[OPENED_HERE] === name) {
      void navigate(-1);
      return;
    }
    const next = new URLSearchParams(location.search);
    next.delete(layer);
    next.delete(itemKey);
    goTo(next, { replace: true, state: location.state as unknown });
  };

  return { isOpen, value, open, close };
}

function stateOf(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
