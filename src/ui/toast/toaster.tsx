import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/button.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Icon } from '../icon/icon.tsx';
import type { ToastEntry, ToastTone } from './toast-store.ts';
import { toastStore } from './toast-store.ts';
import styles from './toaster.module.css';

const ICONS: Record<ToastTone, IconName> = {
  success: 'success',
  error: 'violation',
  info: 'info',
  warning: 'warning',
};

type ToasterProps = {
  /** The region's name, such as "Messages". */
  label: string;
  /** The name of each message's close button. */
  closeLabel: string;
};

/**
 * The place of messages, once on a page: in the stack of notices. A hovered or focused stack keeps
 * its messages.
 */
export function Toaster(props: ToasterProps) {
  return createPortal(<Messages {...props} />, noticeStack());
}

let stack: HTMLElement | null = null;

/**
 * Returns the element above the pages that holds the messages, and beside them the app's own cards
 * (app/device.tsx): in one stack neither covers the other.
 */
export function noticeStack(): HTMLElement {
  stack ??= document.createElement('div');
  stack.className = styles.stack ?? '';
  if (!stack.isConnected) document.body.append(stack);
  return stack;
}

function Messages({ label, closeLabel }: ToasterProps) {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const [isHeld, setHeld] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // In a narrow builder, the units end above the messages.
    document.documentElement.style.setProperty('--toast-room', `${list.current?.offsetHeight ?? 0}px`);
  }, [entries]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only holds the clocks, it does nothing
    <section
      className={styles.region}
      aria-label={label}
      data-toasts=""
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ol ref={list} className={styles.list} aria-live="polite" aria-relevant="additions text">
        {entries.map((entry) => (
          <Toast key={`${entry.id} ${entry.version}`} entry={entry} isHeld={isHeld} closeLabel={closeLabel} />
        ))}
      </ol>
    </section>
  );
}

let leave: ((toast: HTMLElement) => void) | null = null;

/** Lets a message leave as it came. The code for it comes with the first one. */
function leavesSoftly(message: HTMLElement | null) {
  import('../motion/leave-ghost.ts').then(
    ({ leaveGhost }) => (leave = leaveGhost),
    () => null,
  );
  return () => {
    if (message !== null) leave?.(message);
  };
}

function Toast({ entry, isHeld, closeLabel }: { entry: ToastEntry; isHeld: boolean; closeLabel: string }) {
  const { id, tone, title, description, action, duration } = entry;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => toastStore.dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, isHeld]);
  const close = () => toastStore.dismiss(id);
  const act = () => {
    close();
    action?.onPress();
  };
  return (
    <li ref={leavesSoftly} className={styles.toast} data-tone={tone}>
      <Icon name={ICONS[tone]} className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      {action !== undefined && (
        <Button variant="secondary" size="sm" onClick={act}>
          {action.label}
        </Button>
      )}
      <Button variant="quiet" size="sm" iconOnly icon="close" label={closeLabel} onClick={close} />
    </li>
  );
}
