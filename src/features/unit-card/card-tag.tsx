import type { ReactNode } from 'react';
import styles from './unit-card.module.css';

/** A short mark on a card, sized with the card's text so that paper shrinks it too. */
export function CardTag({ tone, children }: { tone: 'gold' | 'warning' | 'accent'; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
