import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './panel.module.css';

type PanelProps = {
  title: ReactNode;
  /** Opens the full text of the panel's mission or feat. */
  onRead?: () => void;
  className?: string;
  children: ReactNode;
};

/** A framed section of a page with its heading. */
export function Panel({ title, onRead, className, children }: PanelProps) {
  return (
    <section className={classNames(styles.panel, className)}>
      {onRead === undefined ? (
        <h2>{title}</h2>
      ) : (
        <header className={styles.head}>
          <h2>{title}</h2>
          <Button size="sm" icon="book" onClick={onRead}>
            <Trans>Read</Trans>
          </Button>
        </header>
      )}
      {children}
    </section>
  );
}
