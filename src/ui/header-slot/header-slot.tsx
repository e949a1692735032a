import type { ReactNode } from 'react';
import { createContext, use, useState } from 'react';
import { createPortal } from 'react-dom';

type Slot = { readonly target: HTMLElement | null; readonly setTarget: (target: HTMLElement | null) => void };

const SlotContext = createContext<Slot>({ target: null, setTarget: () => undefined });

/** Lets a page put its own actions into the header that stands around it. */
export function HeaderSlotProvider({ children }: { children: ReactNode }) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  return <SlotContext value={{ target, setTarget }}>{children}</SlotContext>;
}

/** The place in the header. */
export function HeaderSlotTarget({ className }: { className?: string | undefined }) {
  const { setTarget } = use(SlotContext);
  return <div ref={setTarget} className={className} />;
}

/** Puts a page's content into the header. */
export function HeaderSlot({ children }: { children: ReactNode }) {
  const { target } = use(SlotContext);
  return target === null ? null : createPortal(children, target);
}
