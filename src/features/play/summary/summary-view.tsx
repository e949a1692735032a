import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCopy } from '#components/clipboard/use-copy.ts';
import { Lazy } from '#components/lazy/lazy.tsx';
import type { Language, Names } from '#domain/catalogue/types.ts';
import { companyOf } from '#domain/game/companies.ts';
import type { Game } from '#domain/game/log.ts';
import { isOver } from '#domain/game/saved/keeping.ts';
import { summaryText } from '#domain/game/summary-text.ts';
import { type GameSummary, type PlayerSummary, summaryOf } from '#domain/game/summary.ts';
import type { GameState } from '#domain/game/types.ts';
import { canShare, shareLink } from '#platform/sharing/share-sheet.ts';
import { Button } from '#ui/button/button.tsx';
import { clockText, dateText } from '../clocks/clock-text.ts';
import { Panel } from '../frame/panel.tsx';
import { PlayerName } from '../frame/player-name.tsx';
import { Timeline } from '../log/event-log.tsx';
import { ScoreGraph, ScoreTable } from '../score/score-table.tsx';
import { EndReasonWords } from '../sheets/end-reason-words.tsx';
import { PLACE_NAMES, unitName } from '../units/unit-words.ts';
import styles from './summary-page.module.css';

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

type CasualtiesProps = { state: GameState; summary: GameSummary; language: Language };

/**
 * The losses of each side: units with their fate, troops and points, and the side's time when a
 * clock ran.
 */
function Casualties({ state, summary, language }: CasualtiesProps) {
  const { t } = useLingui();
  return (
    <Panel title={t`Losses`}>
      <div className={styles.sides}>
        {summary.players.map((side) => (
          <Side key={side.player} side={side} state={state} language={language} />
        ))}
      </div>
    </Panel>
  );
}

function Side({ side, state, language }: { side: PlayerSummary; state: GameState; language: Language }) {
  const { t } = useLingui();
  const name = state.players[side.player]?.name ?? '';
  return (
    <div className={styles.side}>
      <h3>
        <PlayerName name={name} company={companyOf(state, side.player)} />
      </h3>
      <p className="muted">
        <Plural value={side.lost.length} one="# unit" other="# units" />
        {' · '}
        <Plural value={side.troopsLost} one="# troop" other="# troops" />
        {' · '}
        <Trans>{side.pointsLost} pts</Trans>
        {side.msUsed !== null && (
          <>
            {' · '}
            <Trans>Time {clockText(side.msUsed)}</Trans>
          </>
        )}
      </p>
      {side.lost.length === 0 ? (
        <p>
          <Trans>No unit lost.</Trans>
        </p>
      ) : (
        <ul>
          {side.lost.map((id) => {
            const unit = state.units[id];
            return unit === undefined ? null : (
              <li key={id}>
                {unitName(unit, language)} <span className="muted">({t(PLACE_NAMES[unit.place])})</span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

type ShareSummaryProps = {
  game: Game;
  say: (english: string, names?: Names) => string;
  language: Language;
};

/** The way out: the device's share sheet, the clipboard, paper. */
function ShareSummary({ game, say, language }: ShareSummaryProps) {
  const { t } = useLingui();
  const { state } = game;
  const text = summaryText(state, {
    mission: state.mission === null ? null : say(state.mission.name, state.mission.names),
    feat: state.feat === null ? null : say(state.feat.name, state.feat.names),
    date: state.gameStartTime === null ? null : dateText(state.gameStartTime, language),
    draw: t`A draw`,
    unfinished: (round) => (round === 0 ? t`Not finished` : t`Not finished · round ${round}`),
    wins: (name) => t`${name} wins`,
    round: (round) => (round === 0 ? t`End of the game` : t`Round ${round}`),
  });
  const { copyAs } = useCopy();
  const copy = async () => copyAs(t`Summary copied to clipboard`, text);
  const share = async () => {
    if ((await shareLink({ title: t`Summary`, text })) === 'unavailable') await copy();
  };
  return (
    <Panel title={t`Share and print`} className="no-print">
      <div className={styles.ways}>
        {canShare() && (
          <Button icon="share" onClick={() => void share()}>
            <Trans>Share</Trans>
          </Button>
        )}
        <Button icon="copy" onClick={() => void copy()}>
          <Trans>Copy as text</Trans>
        </Button>
        <Button icon="print" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
    </Panel>
  );
}
