import { Trans, useLingui } from '@lingui/react/macro';
import { RollDrawing } from '#components/roll-drawing/roll-drawing.tsx';
import { averageAim, type PrintedRoll } from '#domain/odds/printed-rolls.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { Average } from './unit/average.tsx';
import styles from './compare/compare-table.module.css';

type RollCellProps = { rolls: readonly PrintedRoll[] };

/**
 * All rows of one kind of roll: for how many troops, the dice, their average, what 1 stress adds.
 */
export function RollCell({ rolls }: RollCellProps) {
  const { t } = useLingui();
  if (rolls.length === 0) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>
          <Trans>not on its card</Trans>
        </VisuallyHidden>
      </>
    );
  }
  return (
    <ul className={styles.rolls}>
      {rolls.map(({ kind, troops, range, dice, modifier }) => (
        <li key={troops ?? kind} className={styles.roll}>
          {troops !== null && troops !== 'all' && (
            <span className={styles.troops}>
              <Trans>{troops} troops</Trans>
            </span>
          )}
          {range !== null && (
            <span className={styles.troops}>
              <Trans>range {range}</Trans>
            </span>
          )}
          <span className={styles.dice}>
            <RollDrawing roll={dice} />
          </span>
          <Average className={styles.average} value={averageAim(kind, dice)} />
          {modifier !== null && (
            <span className={styles.modifier} role="group" aria-label={t`For 1 stress, add`}>
              +{' '}
              <span className={styles.dice}>
                <RollDrawing roll={modifier} />
              </span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
