import { Dialog } from '@base-ui/react/dialog';
import { useLayoutEffect, useRef } from 'react';
import { leaveGhost } from '../motion/leave-ghost.ts';
import styles from './modal.module.css';
import type { ModalProps } from './modal.tsx';

/** The frame with everything that Base UI adds: focus trap, scroll lock, transitions, nesting. */
export function BaseModal({ open, onOpenChange, mustAnswer = false, viewport, size, ...popup }: ModalProps) {
  const frame = useRef<HTMLDivElement>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  // Here and not where the parts are: this runs before the portal takes them from the page.
  useLayoutEffect(() => () => leaveSoftly(frame.current, backdrop.current), []);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)} disablePointerDismissal={mustAnswer}>
      <Dialog.Portal>
        <Dialog.Backdrop ref={backdrop} className={styles.backdrop} />
        <Dialog.Viewport ref={frame} className={viewport} data-size={size}>
          <Dialog.Popup
            {...popup}
            ref={measureFoot}
            data-size={size}
            role={mustAnswer ? 'alertdialog' : 'dialog'}
          />
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * Keeps `--dialog-foot` as high as the actions of a dialog that may fill the screen: on a phone its
 * messages stand above them.
 */
function measureFoot(popup: HTMLElement | null) {
  if (!popup?.matches("[data-size]:not([data-size='sm'])") || !('ResizeObserver' in window)) return;
  const observer = new ResizeObserver(() => {
    const foot = popup.querySelector<HTMLElement>(':scope > footer');
    document.documentElement.style.setProperty('--dialog-foot', `${foot?.offsetHeight ?? 0}px`);
  });
  // The body too: it gives way when the actions come or go.
  for (const each of popup.children) observer.observe(each);
  return () => observer.disconnect();
}

/**
 * Lets a dialog leave as it came when its page removes it while it is open. One that is closed has
 * left by then.
 */
function leaveSoftly(frame: HTMLElement | null, backdrop: HTMLElement | null): void {
  const popup = frame?.querySelector<HTMLElement>('[role][data-open]');
  if (frame === null || !popup) return;
  if (backdrop !== null) leaveGhost(backdrop);
  leaveGhost(frame, popup);
}
