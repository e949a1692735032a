import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useCopy } from '#components/clipboard/use-copy.ts';
import { GameResult } from '#components/game-view/game-result.tsx';
import { Losses } from '#components/game-view/losses.tsx';
import { ScoreTable } from '#components/game-view/score-table.tsx';
import { Lazy } from '#components/lazy/lazy.tsx';
import { Panel } from '#components/panel/panel.tsx';
import type { Language, Names } from '#domain/catalogue/types.ts';
import type { Game } from '#domain/game/log.ts';
import { replayOf } from '#domain/game/replay/replay.ts';
import { summaryText } from '#domain/game/summary-text.ts';
import { summaryOf } from '#domain/game/summary.ts';
import { paths } from '#platform/paths.ts';
import { canShare, shareLink } from '#platform/sharing/share-sheet.ts';
import { dateText } from '#platform/words/clock-text.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './summary-page.module.css';

/** The words of every event weigh more than the result, which is read first. */
const loadTimeline = async () => (await import('#components/game-view/timeline.tsx')).Timeline;
const loadScoreCourse = async () => (await import('#components/game-view/score-course.tsx')).ScoreCourse;
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
  const replay = replayOf(game.log);
  return (
    <div className={styles.summary}>
      <GameResult state={state} summary={summary} say={say} language={language} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Panel title={t`Score by round`}>
            <ScoreTable state={state} summary={summary} />
            <Lazy load={loadScoreCourse} props={{ replay }} />
          </Panel>
          <div className="no-print">
            <Lazy load={loadRecordResult} props={{ game }} />
          </div>
          <Panel title={t`Look back`} className="no-print">
            <div className={styles.ways}>
              <Button icon="play" render={<Link to={paths.replay(game.log.id)} />}>
                <Trans>Watch the replay</Trans>
              </Button>
            </div>
          </Panel>
          <ShareSummary game={game} say={say} language={language} />
        </div>
        <div className={styles.stack}>
          <Losses state={state} summary={summary} language={language} />
          <Lazy load={loadTimeline} props={{ replay, say, language }} />
        </div>
      </div>
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
