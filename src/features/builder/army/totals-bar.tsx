import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { remaining } from '#domain/roster/totals.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { Lazy } from '#components/lazy/lazy.tsx';
import { loadConflictMark } from '../saving/load-cloud.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './totals-bar.module.css';
import type { DraftArmy } from './use-draft-army.ts';

type TotalsBarProps = {
  draft: DraftArmy;
  /** Opens the army sheet; absent where the army is in view anyway. */
  onOpenArmy?: () => void;
};

/**
 * The fixed bar in thumb reach: points and the rest to the target, command, a mark for problems,
 * and a button that opens the army.
 */
export function TotalsBar({ draft, onOpenArmy }: TotalsBarProps) {
  const { t } = useLingui();
  const isSignedIn = userIdOf(useViewer()) !== null;
  const { totals, document, findings } = draft;
  const left = remaining(totals, document.target);
  const wrong = findings.filter((finding) => finding.level !== 'missing').length;
  return (
    <div className={styles.bar} role="region" aria-label={t`Army totals`}>
      <p className={styles.figures}>
        <strong className={styles.points}>
          <Trans>{totals.points} pts</Trans>
        </strong>
        {left !== null && (
          <span className={styles.left} data-over={left < 0 || undefined}>
            {left < 0 ? <Trans>{-left} over</Trans> : <Trans>{left} left</Trans>}
          </span>
        )}
        <span className={styles.command}>
          <Trans>{totals.command} CP</Trans>
        </span>
      </p>
      {isSignedIn && <Lazy load={loadConflictMark} props={{}} isQuiet />}
      {onOpenArmy !== undefined && (
        <button type="button" className={styles.open} onClick={onOpenArmy}>
          {wrong > 0 && (
            <Icon
              name="warning"
              label={t`${plural(wrong, { one: '# warning', other: '# warnings' })}`}
              className={styles.wrong}
            />
          )}
          <Trans>Army ({totals.units})</Trans>
          <Icon name="chevron-up" />
        </button>
      )}
    </div>
  );
}
