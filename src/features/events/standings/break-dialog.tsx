import { Trans, useLingui } from '@lingui/react/macro';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { type BreakPart, explainBreak, type ExplainedBreak } from '#domain/events/standings/explain-break.ts';
import type { TieBreak } from '#domain/events/types.ts';
import { TIE_BREAK_NAMES } from '#platform/words/tie-breaks.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { usePlayerNames } from '../frame/use-player-names.ts';
import styles from './standings.module.css';
import { useBreakValue } from './use-break-value.ts';

type BreakDialogProps = {
  running: RunningEvent;
  player: string;
  tieBreak: TieBreak;
  onClose: () => void;
};

/** The games that a value of the standings comes from. */
export function BreakDialog({ running, player, tieBreak, onClose }: BreakDialogProps) {
  const { t } = useLingui();
  const nameOf = usePlayerNames(running.event);
  const valueText = useBreakValue();
  const explained = explainBreak(player, tieBreak, running);
  if (explained === null) return null;
  const [name, value] = [nameOf(player), valueText(tieBreak, explained.value)];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`${t(TIE_BREAK_NAMES[tieBreak].name)}: ${value}`}
      description={name}
      closeLabel={t`Close`}
    >
      <div className={styles.explained}>
        <Rule explained={explained} running={running} />
        {explained.parts.length > 0 && <Parts running={running} explained={explained} />}
      </div>
    </Dialog>
  );
}

type ExplainedProps = { explained: ExplainedBreak; running: RunningEvent };

/** The rule of a tie-break in a sentence or two (docs/events.md). */
function Rule({ explained: { tieBreak, value, tied }, running: { event } }: ExplainedProps) {
  const { t } = useLingui();
  const nameOf = usePlayerNames(event);
  switch (tieBreak) {
    case 'strength':
      return (
        <p>
          <Trans>
            The mean share of points of the opponents: of each, the tournament points of those that were
            possible. A share below a third counts as a third. Byes have no opponent and count for nothing
            here.
          </Trans>
        </p>
      );
    case 'extended-strength':
      return (
        <p>
          <Trans>The mean strength of schedule of the opponents.</Trans>
        </p>
      );
    case 'mission':
      return (
        <p>
          <Trans>The sum of the own mission points.</Trans>
        </p>
      );
    case 'feats':
      return (
        <p>
          <Trans>The sum of the own feat points.</Trans>
        </p>
      );
    case 'difference':
      return (
        <p>
          <Trans>The sum of the own scores less those of the opponents.</Trans>
        </p>
      );
    case 'lot':
      return (
        <p>
          <Trans>
            A number drawn from the event and the player. It is the same on every device, and nobody can
            change it.
          </Trans>
        </p>
      );
    case 'head-to-head': {
      const names = tied.map(nameOf).join(', ');
      return (
        <p>
          {value === null
            ? t`It decides only when all players who are equal so far have played each other equally often. They have not: ${names}.`
            : t`The tournament points from games among the players who are equal so far: ${names}.`}
        </p>
      );
    }
  }
}

function Parts({ explained, running }: ExplainedProps) {
  const { t } = useLingui();
  const valueText = useBreakValue();
  const { tieBreak, value, made, parts } = explained;
  return (
    <table className={styles.parts}>
      <caption className="visually-hidden">{t`Game by game`}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Round no.</Trans>
          </th>
          <th scope="col">
            <Trans>Opponent</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Value</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <PartRow
            key={`${part.round} ${part.rival ?? ''}`}
            part={part}
            tieBreak={tieBreak}
            running={running}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {made === 'mean' ? <Trans>Mean</Trans> : <Trans>Sum</Trans>}
          </th>
          <td className={styles.number}>{valueText(tieBreak, value)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

type PartRowProps = { part: BreakPart; tieBreak: TieBreak; running: RunningEvent };

function PartRow({ part: { round, rival, value, share }, tieBreak, running: { event } }: PartRowProps) {
  const nameOf = usePlayerNames(event);
  const valueText = useBreakValue();
  return (
    <tr>
      <td>{round}</td>
      <th scope="row">{rival === null ? <Trans>Bye</Trans> : nameOf(rival)}</th>
      <td className={styles.number}>
        {valueText(tieBreak, value)}
        {share !== null && (
          <span className={styles.note}>
            <Trans>
              {share.points} of {share.possible} points
            </Trans>
            {share.isRaised && (
              <>
                {' '}
                <Trans>(raised to a third)</Trans>
              </>
            )}
          </span>
        )}
      </td>
    </tr>
  );
}
