import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './print-desk.module.css';

type PrintDeskProps = ComponentProps<'div'> & {
  /** False while something is missing that belongs on the paper; default true. */
  isReady?: boolean;
  /** Title of the window and heading of the page, where the paper itself has none. */
  heading?: ReactNode;
  printLabel: string;
  closeLabel: string;
  /** What else stands in the bar, before its buttons. */
  options?: ReactNode;
  /** What else stands in the bar, after its buttons. */
  note?: ReactNode;
};

/** A window that shows what will be printed, under a bar that does not come on paper. */
export function PrintDesk(props: PrintDeskProps) {
  const { isReady = true, heading, printLabel, closeLabel, options, note, children, ...rest } = props;
  return (
    <div {...rest} className={styles['desk']}>
      <header className={styles['tools']}>
        {heading}
        {options}
        <Button variant="primary" icon="print" disabled={!isReady} onClick={() => window.print()}>
          {printLabel}
        </Button>
        <Button variant="quiet" icon="close" onClick={() => window.close()}>
          {closeLabel}
        </Button>
        {note}
      </header>
      {children}
    </div>
  );
}
