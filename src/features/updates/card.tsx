import { type ReactNode, useState } from 'react';
import { PHONE } from '#ui/breakpoints.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import styles from './updates.module.css';

type CardProps = {
  title: string;
  /** The name of the button that closes the card. */
  closeLabel: string;
  onClose: () => void;
  /** The action that a phone shows while the card is folded. */
  call?: ReactNode;
  /** A warning that shows even while the card is folded. */
  warning?: ReactNode;
  children: ReactNode;
};

/** A card of the app itself. On a phone it is one line until its title is pressed. */
export function Card({ title, closeLabel, onClose, call, warning, children }: CardProps) {
  const isPhone = useMediaQuery(PHONE);
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = !isPhone || isUnfolded;
  return (
    <section className={styles.card} data-folded={isOpen ? undefined : ''} aria-label={title}>
      <header className={styles.head}>
        <h2>
          {isPhone ? (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={isOpen}
              onClick={() => setUnfolded(!isOpen)}
            >
              <Icon name={isOpen ? 'chevron-down' : 'chevron-up'} size={18} />
              {title}
            </button>
          ) : (
            title
          )}
        </h2>
        {!isOpen && call}
        <Button variant="quiet" iconOnly icon="close" label={closeLabel} onClick={onClose} />
      </header>
      {warning}
      {isOpen && children}
    </section>
  );
}
