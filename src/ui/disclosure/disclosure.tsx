import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

type DisclosureProps = Omit<ComponentProps<'details'>, 'title' | 'open'> & {
  title: ReactNode;
  /** The number of settings inside that are in force; 0 shows nothing. */
  count?: number;
  defaultOpen?: boolean;
};

/**
 * A heading that shows and hides what stands under it. The browser finds hidden words in it and
 * opens it.
 */
export function Disclosure({
  title,
  count = 0,
  defaultOpen = false,
  className,
  children,
  ...rest
}: DisclosureProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  return (
    <details
      {...rest}
      className={classNames(styles.details, className)}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Icon name="chevron-right" size={18} className={styles.arrow} />
        <span className={styles.title}>{title}</span>
        {count > 0 && <span className={styles.count}>{count}</span>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
