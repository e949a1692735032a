import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { GameResult } from '#components/game-view/game-result.tsx';
import { Losses } from '#components/game-view/losses.tsx';
import { ShareGame } from '#components/game-view/share-game.tsx';
import { ScoreTable } from '#components/game-view/score-table.tsx';
import { Lazy } from '#components/lazy/lazy.tsx';
import { Panel } from '#components/panel/panel.tsx';
import type { Language, Names } from '#domain/catalogue/types.ts';
import type { Game } from '#domain/game/log.ts';
import { replayOf } from '#domain/game/replay/replay.ts';
import { summaryOf } from '#domain/game/summary.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { loadConfirmResult } from '../two-phones/load-two-phones.ts';
import { loadRecordResult, loadReportToEvent } from './load-recording.ts';
import styles from './summary-page.module.css';

/** The words of every event weigh more than the result, which is read first. */
const loadTimeline = async () => (await import('#components/game-view/viewer/timeline.tsx')).Timeline;
const loadScoreCourse = async () => (await import('#components/game-view/score-course.tsx')).ScoreCourse;

type SummaryViewProps = {
  game: Game;
  say: (english: string, names?: Names) => string;
  language: Language;
  /** Two phones share the game: their players confirm the result there. */
  isShared?: boolean;
  /** The way from a game on the table to the finished ones. */
  leave?: ReactNode;
};

/**
 * A game from its result to its last event: winner, scores, time, losses, and the way out of the
 * app.
 */
export function SummaryView({ game, say, language, isShared = false, leave }: SummaryViewProps) {
  const { t } = useLingui();
  const { state } = game;
  const summary = summaryOf(state, state.gameEndTime ?? 0);
  const replay = replayOf(game.log);
  return (
    <div className={styles.summary}>
      <GameResult state={state} summary={summary} say={say} language={language} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Panel title={t`Score by round`}>
            <ScoreTable state={state} summary={summary} />
            {!isShared && (
              <div className={`${styles.record} no-print`}>
                <Lazy load={loadRecordResult} props={{ game }} />
              </div>
            )}
          </Panel>
          <div className={`${styles.stack} ${styles.confirm} no-print`}>
            {isShared ? (
              <Lazy load={loadConfirmResult} props={{}} />
            ) : (
              <Lazy load={loadReportToEvent} props={{ game }} />
            )}
          </div>
          <Panel title={t`Look back`} className={styles.course ?? ''}>
            <Lazy load={loadScoreCourse} props={{ replay }} />
            <div className={`${styles.ways} no-print`}>
              <Button icon="play" render={<Link to={paths.replay(game.log.id)} />}>
                <Trans>Watch the replay</Trans>
              </Button>
              <Button icon="book" render={<Link to={paths.report(game.log.id)} />}>
                <Trans>Battle report</Trans>
              </Button>
              {leave}
            </div>
          </Panel>
          <ShareGame state={state} say={say} language={language} onPrint={() => window.print()} />
        </div>
        <div className={styles.stack}>
          <Losses state={state} summary={summary} language={language} />
          <Lazy load={loadTimeline} props={{ replay, say, language }} />
        </div>
      </div>
    </div>
  );
}
