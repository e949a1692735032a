import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './print-desk.module.css';

type PrintDeskProps = ComponentProps<'div'> & {
  /** False while something is missing that belongs on the paper; default true. */
  isReady?: boolean;
  /**
   * The name of the page, for screen readers and the window, when the paper itself does not show
   * it.
   */
  heading?: string;
  /** The window's title; by default the heading. */
  windowTitle?: string;
  printLabel: string;
  closeLabel: string;
  /** Further content of the bar, before its buttons. */
  options?: ReactNode;
  /** Further content of the bar, after its buttons. */
  note?: ReactNode;
};

/** A window that shows what will be printed, under a bar that does not come on paper. */
export function PrintDesk(props: PrintDeskProps) {
  const {
    isReady = true,
    heading,
    windowTitle = heading,
    printLabel,
    closeLabel,
    options,
    note,
    children,
    ...rest
  } = props;
  return (
    <div {...rest} className={styles.desk}>
      <header className={styles.tools}>
        {windowTitle !== undefined && <title>{windowTitle}</title>}
        {heading !== undefined && <h1 className="visually-hidden">{heading}</h1>}
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
