import { createContext, type ReactNode, useContext } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './pane-row.module.css';

/** The key of the unit whose card the pane shows; null where there is no pane. */
export const UnitInPane = createContext<string | null>(null);

type PaneRowProps = {
  as: 'li' | 'tr';
  /** The unit's key (`<faction>/<unit>`). */
  unit: string;
  className?: string | undefined;
  faction?: string;
  children: ReactNode;
};

/** A row of a unit. Pointing at it shows its card in the pane; the row in the pane is marked. */
export function PaneRow({ as: Row, unit, className, faction, children }: PaneRowProps) {
  const isCurrent = useContext(UnitInPane) === unit;
  return (
    <Row
      className={classNames(styles.row, className)}
      data-unit={unit}
      data-faction={faction}
      aria-current={isCurrent || undefined}
    >
      {children}
    </Row>
  );
}
