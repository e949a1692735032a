import { Trans, useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import { nextInitiative } from '#domain/game/reduce/reduce-turns.ts';
import { roundEndOf } from '#domain/game/reminders.ts';
import { dueNow, isBlocking } from '#domain/game/table/due.ts';
import { Button } from '#ui/button/button.tsx';
import { DueStrip } from '../table/due-strip.tsx';
import { PlayerName } from '#components/game-view/player-name.tsx';
import { useCompany } from '../frame/use-company.ts';
import { RuleButton } from '../sheets/rule-button.tsx';
import { perform } from '../table/perform.ts';
import styles from './round-score.module.css';
import { ScoreBoxes } from './score-boxes.tsx';
import { useTable } from '../table/table-context.tsx';
import { ownedName } from '#platform/words/unit-name.ts';
import { usePlayer, usePlayerIds } from '../table/use-running-game.ts';

/** The end of a round: what the rules ask for, what scores, and who takes the initiative. */
export function RoundScore({ round }: { round: number }) {
  const { t } = useLingui();
  return (
    <div className={styles.sheet}>
      <DueStrip inSheet />
      <Totals round={round} />
      <ScoreBoxes round={round} />
      <section className={styles.asks}>
        <h3>
          <Trans>At the end of the round</Trans>
        </h3>
        <Asks round={round} />
        <RuleButton rule="round-end" label={t`End of a round`} />
      </section>
    </div>
  );
}

/** Both scores, with what the round adds. */
function Totals({ round }: { round: number }) {
  return (
    <ul className={styles.totals}>
      {usePlayerIds().map((id) => (
        <Total key={id} id={id} round={round} />
      ))}
    </ul>
  );
}

function Total({ id, round }: { id: string; round: number }) {
  const player = usePlayer(id);
  const company = useCompany(id);
  if (player === undefined) return null;
  const gained = player.roundScores[round] ?? 0;
  return (
    <li>
      <span className={styles.who}>
        <PlayerName name={player.name} company={company} />
      </span>
      <span className={styles.total}>{player.score}</span>
      <span className={styles.gained}>
        <Trans>this round {gained}</Trans>
      </span>
    </li>
  );
}

/**
 * The list for the end of the round: checks of units, automatic changes, and the next initiative.
 */
function Asks({ round }: { round: number }) {
  const { language } = useTable();
  const state = useGame(({ game }) => game.state);
  const { tinge, leftBehind } = roundEndOf(state);
  const initiative = nextInitiative(state);
  const names = (ids: readonly string[]) =>
    new Intl.ListFormat(language).format(
      ids.flatMap((id) => {
        const unit = state.units[id];
        return unit === undefined ? [] : [ownedName(state, unit, language)];
      }),
    );
  // After the last round nobody acts any longer.
  const isLast = round >= (state.mission?.rounds ?? Number.POSITIVE_INFINITY);
  const next = initiative === null || isLast ? undefined : state.players[initiative];
  return (
    <ul className={styles.list}>
      {tinge.length > 0 && (
        <li>
          <Trans>Tinge check: {names(tinge)}</Trans>
        </li>
      )}
      {leftBehind.length > 0 && (
        <li>
          <Trans>No one left behind, if not engaged: {names(leftBehind)}</Trans>
        </li>
      )}
      {!isLast && (
        <li>
          <Trans>Stress goes down and activation tokens come off by themselves.</Trans>
        </li>
      )}
      {next !== undefined && (
        <li>
          <Trans>The initiative goes to {next.name}.</Trans>
        </li>
      )}
    </ul>
  );
}

/**
 * Closes the round: while something is due, all the same, and the button says so. A round that is
 * closed already stays open to changes.
 */
export function CompleteButton({ round }: { round: number }) {
  const { sheet } = useTable();
  const isOpen = useGame(({ game }) => game.state.turns[round]?.scores === null);
  const isBlocked = useGame(({ game }) => dueNow(game.state).some(isBlocking));
  const complete = () => {
    if (perform({ type: 'turn-completed', number: round })) sheet.close();
  };
  if (!isOpen) {
    return (
      <Button variant="primary" size="lg" onClick={sheet.close}>
        <Trans>Close</Trans>
      </Button>
    );
  }
  return (
    <Button
      variant={isBlocked ? 'secondary' : 'primary'}
      size="lg"
      icon={isBlocked ? 'warning' : 'check'}
      onClick={complete}
    >
      {isBlocked ? <Trans>Complete it anyway</Trans> : <Trans>Complete round {round}</Trans>}
    </Button>
  );
}
