import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { type FoundVerdict, useVerdict, VerdictIcon } from '#components/list-findings/verdict-icon.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { remaining } from '#domain/roster/totals.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { announce } from '#ui/live-region/live-region.tsx';
import { loadAnalysis, loadFitsButton } from '../load-ahead.ts';
import { loadConflictMark } from '../saving/load-cloud.ts';
import styles from './totals-bar.module.css';
import type { DraftArmy } from './use-draft-army.ts';

type TotalsBarProps = {
  draft: DraftArmy;
  /** Opens the army sheet; absent where the army is in view anyway. */
  onOpenArmy?: () => void;
};

/** As wide as the button of a phone, so that nothing moves when it comes. */
const FITS_SPACE = (
  <Button
    icon="search"
    className={classNames(styles.share, styles.coming)}
    render={<span aria-hidden="true" />}
  />
);

/**
 * The fixed bar: points and the rest to the target, command, what fits, and what is wrong. On a
 * phone, in thumb reach, Share and the button that opens the army. Its figures open the analysis.
 */
export function TotalsBar({ draft, onOpenArmy }: TotalsBarProps) {
  const { t } = useLingui();
  const isSignedIn = userIdOf(useViewer()) !== null;
  const { totals, document, findings } = draft;
  const left = remaining(totals, document.target);
  const verdict = useVerdict(findings, totals.units);
  // The army beside it says so too, and may have scrolled out of view.
  const isWrong = verdict !== null && verdict.verdict !== 'legal';
  const share = useDialogAddress('share');
  const analysis = useDialogAddress('analysis');
  useSaidTotals(draft);
  return (
    <div className={styles.bar} role="region" aria-label={t`Army totals`} data-bottom-bar="">
      <button type="button" className={styles.figures} onClick={() => analysis.open()}>
        <strong key={totals.points} className={styles.points}>
          <Trans>{totals.points} pts</Trans>
        </strong>{' '}
        <span className={styles.rest}>
          {left !== null && (
            <span className={styles.left} data-over={left < 0 || undefined}>
              {left < 0 ? <Trans>{-left} over</Trans> : <Trans>{left} left</Trans>}
            </span>
          )}
          <span className={styles.command}>
            <Trans>{totals.command} CP</Trans>
          </span>
        </span>{' '}
        <span className={styles.analysis}>
          <Trans>Analysis</Trans>
        </span>
      </button>
      {analysis.isOpen && (
        <Lazy load={loadAnalysis} props={{ document, onClose: analysis.close }} onFailure={analysis.close} />
      )}
      {isSignedIn && <Lazy load={loadConflictMark} props={{}} isQuiet />}
      <div className={styles.actions}>
        {onOpenArmy === undefined && isWrong && (
          <>
            <VerdictIcon {...verdict} />
            <WrongCount {...verdict} />
          </>
        )}
        <Lazy
          load={loadFitsButton}
          props={{ draft, className: styles.share }}
          fallback={FITS_SPACE}
          isQuiet
        />
        {onOpenArmy !== undefined && (
          <>
            <Button icon="share" className={styles.share} onClick={() => share.open()}>
              <Trans>Share</Trans>
            </Button>
            <button type="button" className={styles.open} onClick={onOpenArmy}>
              {verdict !== null && <VerdictIcon {...verdict} />}{' '}
              <span className={styles.army}>
                <Trans>Army ({totals.units})</Trans>
                {isWrong && <WrongCount {...verdict} />}
              </span>
              <Icon name="chevron-up" />
            </button>
          </>
        )}
      </div>
    </div>
  );
}

/** The number of faults, for the eye: the name of the sign beside it has it. */
function WrongCount({ verdict, count }: FoundVerdict) {
  const problems = count;
  return (
    <small className={styles.wrong} data-verdict={verdict} aria-hidden="true">
      {verdict === 'illegal' ? (
        <Plural value={problems} one="# problem" other="# problems" />
      ) : (
        <Plural value={count} one="# warning" other="# warnings" />
      )}
    </small>
  );
}

/** Longer than the words about the unit itself take to begin. */
const BEFORE_TOTALS_MS = 800;

/** Tells screen readers the new totals and the list's legality, once the player pauses. */
function useSaidTotals({ totals: { points, command, units }, findings }: DraftArmy): void {
  const { t } = useLingui();
  const verdict = useVerdict(findings, units);
  const words = `${t`${points} pts`}, ${t`${command} CP`}${verdict === null ? '' : `. ${verdict.words}`}`;
  const said = useRef(words);
  useEffect(() => {
    if (said.current === words) return;
    const timer = setTimeout(() => {
      said.current = words;
      announce(words);
    }, BEFORE_TOTALS_MS);
    return () => clearTimeout(timer);
  }, [words]);
}
