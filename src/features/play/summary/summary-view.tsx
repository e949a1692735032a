import { Trans, useLingui } from '@lingui/react/macro';
import { Lazy } from '#components/lazy/lazy.tsx';
import type { Language, Names } from '#domain/catalogue/types.ts';
import { companyOf } from '#domain/game/companies.ts';
import type { Game } from '#domain/game/log.ts';
import { isOver } from '#domain/game/saved/keeping.ts';
import { summaryOf } from '#domain/game/summary.ts';
import type { GameState } from '#domain/game/types.ts';
import { Casualties } from './casualties.tsx';
import { clockText, dateText } from '../clocks/clock-text.ts';
import { EndReasonWords } from '../sheets/end-reason-words.tsx';
import { ScoreGraph, ScoreTable } from '../score/score-table.tsx';
import { Panel } from '../frame/panel.tsx';
import { PlayerName } from '../frame/player-name.tsx';
import styles from './summary-page.module.css';
import { ShareSummary } from './share-summary.tsx';
import { Timeline } from '../log/event-log.tsx';

/** Accounts are not needed to read a summary. */
const loadRecordResult = async () => (await import('./record-result.tsx')).RecordResult;

type SummaryViewProps = {
  game: Game;
  say: (english: string, names?: Names) => string;
  language: Language;
};

/**
 * A game from its result to its last event: winner, scores, time, losses, and the way out of the
 * app.
 */
export function SummaryView({ game, say, language }: SummaryViewProps) {
  const { t } = useLingui();
  const { state } = game;
  const summary = summaryOf(state, state.gameEndTime ?? 0);
  return (
    <div className={styles.summary}>
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
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Panel title={t`Score by round`}>
            <ScoreTable state={state} summary={summary} />
            <ScoreGraph state={state} summary={summary} />
          </Panel>
          <div className="no-print">
            <Lazy load={loadRecordResult} props={{ game }} />
          </div>
          <ShareSummary game={game} say={say} language={language} />
        </div>
        <div className={styles.stack}>
          <Casualties state={state} summary={summary} language={language} />
          <Timeline game={game} say={say} language={language} />
        </div>
      </div>
    </div>
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
        {winner !== undefined && <Trans>{winner.name} wins</Trans>}
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
