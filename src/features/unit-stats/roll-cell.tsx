import { Trans, useLingui } from '@lingui/react/macro';
import { averageAim, type PrintedRoll } from '#domain/odds/printed-rolls.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import styles from './compare-table.module.css';
import type { DrawRoll } from './unit-parts.ts';

type RollCellProps = { rolls: readonly PrintedRoll[]; drawRoll: DrawRoll };

/** All rows of one kind of roll: for how many troops, the dice, their average, what 1 stress adds. */
export function RollCell({ rolls, drawRoll }: RollCellProps) {
  const { i18n, t } = useLingui();
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
    <ul className={styles['rolls']}>
      {rolls.map(({ kind, troops, range, dice, modifier }) => {
        const average = i18n.number(averageAim(kind, dice), {
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
        });
        return (
          <li key={troops ?? kind} className={styles['roll']}>
            {troops !== null && troops !== 'all' && (
              <span className={styles['troops']}>
                <Trans>{troops} troops</Trans>
              </span>
            )}
            {range !== null && (
              <span className={styles['troops']}>
                <Trans>range {range}</Trans>
              </span>
            )}
            <span className={styles['dice']}>{drawRoll(dice)}</span>
            <span className={styles['average']}>
              <span aria-hidden="true">ø {average}</span>
              <VisuallyHidden>
                <Trans>average {average}</Trans>
              </VisuallyHidden>
            </span>
            {modifier !== null && (
              <span className={styles['modifier']} role="group" aria-label={t`For 1 stress, add`}>
                + <span className={styles['dice']}>{drawRoll(modifier)}</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
