import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from '../profile.module.css';

type FoldedCardProps = {
  title: string;
  isOpen: boolean;
  /** The current setting; it stays visible while the form is open. */
  summary: ReactNode;
  /** The button that opens the form. */
  action: ReactNode;
  /** The form. */
  children: ReactNode;
};

/** A card whose form opens on request. The focus moves into it, and back to the button. */
export function FoldedCard({ title, isOpen, summary, action, children }: FoldedCardProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    const target = isOpen ? 'form :is(input:not([hidden]), button)' : '[data-action] button';
    card.current?.querySelector<HTMLElement>(target)?.focus();
  }, [isOpen]);
  return (
    <section ref={card} className={styles.card} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h2 id={id}>{title}</h2>
        {!isOpen && <div data-action="">{action}</div>}
      </header>
      {summary}
      {isOpen && children}
    </section>
  );
}
