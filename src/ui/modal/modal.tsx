import {
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useOverlay } from '../overlays/overlays.ts';
import styles from './modal.module.css';

export type ModalProps = Omit<ComponentProps<'div'>, 'style'> & {
  open: boolean;
  /** Called with false for Escape and, unless it must be answered, for a press outside. */
  onOpenChange: (open: boolean) => void;
  /** An alert dialog: a press outside does not close it. */
  mustAnswer?: boolean;
  /** The class of the element that places the popup in the window. */
  viewport: string | undefined;
  size?: string;
  style?: { translate: string; transition: string };
};

let fetched: ComponentType<ModalProps> | null = null;

/** Fetches the frame, so that dialogs open at once. Rejects when it cannot be fetched. */
export async function loadModal(): Promise<void> {
  fetched = (await import('./base-modal.tsx')).BaseModal;
}

/**
 * The frame of all dialogs. Its code weighs more than most dialogs, so it is fetched when one first
 * opens. Where it cannot be fetched, a plain frame takes its place: a dialog always opens.
 */
export function Modal(props: ModalProps) {
  const [Frame, setFrame] = useState(() => fetched);
  const isWanted = props.open && Frame === null;
  useOverlay(props.open, () => props.onOpenChange(false));
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    loadModal().then(
      () => isCurrent && setFrame(() => fetched),
      () => isCurrent && setFrame(() => PlainModal),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return Frame === null ? null : <Frame {...props} />;
}

/** The same to the eye, with nothing that needs more code. */
function PlainModal({ open, ...frame }: ModalProps) {
  return open ? <PlainFrame {...frame} /> : null;
}

function PlainFrame({
  onOpenChange,
  mustAnswer = false,
  viewport,
  size,
  ...popup
}: Omit<ModalProps, 'open'>) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => holdFocus(ref.current), []);
  const close = () => onOpenChange(false);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return createPortal(
    <div>
      <div className={styles.backdrop} role="presentation" {...(mustAnswer ? {} : { onClick: close })} />
      <div className={viewport} data-size={size} data-plain="">
        <div
          {...popup}
          ref={ref}
          data-size={size}
          role={mustAnswer ? 'alertdialog' : 'dialog'}
          tabIndex={-1}
          onKeyDown={closeByKey}
        />
      </div>
    </div>,
    document.body,
  );
}

/**
 * Moves the focus into a popup and keeps it off the page behind. Returns a function that gives both
 * back.
 */
function holdFocus(popup: HTMLElement | null): () => void {
  const opener = document.activeElement;
  const behind = [...document.body.children].filter(
    (each) => !each.contains(popup) && !each.hasAttribute('inert'),
  );
  for (const each of behind) each.toggleAttribute('inert', true);
  popup?.focus();
  return () => {
    for (const each of behind) each.toggleAttribute('inert', false);
    if (opener instanceof HTMLElement) opener.focus();
  };
}
