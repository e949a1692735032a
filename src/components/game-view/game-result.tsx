import { Trans, useLingui } from '@lingui/react/macro';
import type { Language, Names } from '#domain/catalogue/types.ts';
import { companyOf } from '#domain/game/companies.ts';
import { isOver } from '#domain/game/saved/keeping.ts';
import type { GameSummary } from '#domain/game/summary.ts';
import type { GameState } from '#domain/game/types.ts';
import { clockText, dateText } from '#platform/words/clock-text.ts';
import { EndReasonWords } from './end-reason-words.tsx';
import styles from './game-result.module.css';
import { PlayerName } from './player-name.tsx';

type GameResultProps = {
  state: GameState;
  summary: GameSummary;
  say: (english: string, names?: Names) => string;
  language: Language;
};

/** The result of a game with its mission, feat, date and duration, and why it ended. */
export function GameResult({ state, summary, say, language }: GameResultProps) {
  const { t } = useLingui();
  return (
    <header className={styles.result}>
      <Winner state={state} winners={summary.winners} />
      <ul className={styles.facts}>
        {state.mission !== null && <li>{say(state.mission.name, state.mission.names)}</li>}
        {state.feat !== null && <li>{say(state.feat.name, state.feat.names)}</li>}
        {state.gameStartTime !== null && <li>{dateText(state.gameStartTime, language)}</li>}
        {summary.ms !== null && <li>{t`Time of play ${clockText(summary.ms)}`}</li>}
        {summary.endReason !== null && (
          <li>
            <EndReasonWords
              reason={summary.endReason}
              player={state.players[summary.concededBy ?? '']?.name ?? null}
            />
          </li>
        )}
      </ul>
    </header>
  );
}

/**
 * The winner with both scores; both names at a tie. An unfinished game is marked and shows its
 * scores so far.
 */
function Winner({ state, winners }: { state: GameState; winners: readonly string[] }) {
  const { t } = useLingui();
  const [first, second] = Object.values(state.players);
  const winner = winners.length === 1 ? state.players[winners[0] ?? ''] : undefined;
  const isDraw = winners.length > 1;
  const isOpen = !isOver(state);
  const round = state.currentTurn;
  return (
    <>
      <p className={styles.winner}>
        {isOpen && (round === 0 ? <Trans>Not finished</Trans> : <Trans>Not finished · round {round}</Trans>)}
        {winner !== undefined && t`${winner.name} wins`}
        {isDraw && <Trans>A draw</Trans>}
      </p>
      {first !== undefined && second !== undefined && (
        <p
          className={styles.score}
          aria-label={t`${first.name} ${first.score}, ${second.name} ${second.score}`}
        >
          <PlayerName name={first.name} company={companyOf(state, first.id)} />
          <strong>
            {first.score} : {second.score}
          </strong>
          <PlayerName name={second.name} company={companyOf(state, second.id)} />
        </p>
      )}
      {isOpen && (
        <p className="muted">
          <Trans>The score so far. This game has no result yet.</Trans>
        </p>
      )}
    </>
  );
}
