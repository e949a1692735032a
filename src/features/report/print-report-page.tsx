import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useParams } from 'react-router';
import { EndReasonWords } from '#components/game-view/end-reason-words.tsx';
import { ScoreCourse } from '#components/game-view/score-course.tsx';
import { ScoreTable } from '#components/game-view/score-table.tsx';
import { PaperSheet } from '#components/print-window/paper-sheet.tsx';
import { factionName } from '#data/faction-summaries.ts';
import { useSayOf } from '#data/games/use-say-of.ts';
import { lastStep, type Replay, stateAt, timelineOf } from '#domain/game/replay/replay.ts';
import { type GameSummary, summaryOf } from '#domain/game/summary.ts';
import { highlights } from '#domain/game/table/turning-points.ts';
import type { GameState } from '#domain/game/types.ts';
import { usePrintOnce } from '#platform/printing/use-print-once.ts';
import { useLanguage } from '#platform/use-language.ts';
import { clockText, dateText, timeText } from '#platform/words/clock-text.ts';
import { eventNames, eventWords } from '#platform/words/event-words.ts';
import { PLACE_NAMES } from '#platform/words/game-words.ts';
import { unitName } from '#platform/words/unit-name.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import styles from './print-report.module.css';
import { type Say, scenarioOf } from './report-words.ts';
import { useReport } from '#data/live/use-report.ts';

/** `/print-report/{gameId}`: a battle report on paper, in a window of its own. */
export function Component() {
  const { t } = useLingui();
  const { gameId = '' } = useParams();
  const report = useReport(gameId);
  const isThere = report.kind === 'own' || report.kind === 'public';
  usePrintOnce(isThere);
  if (report.kind === 'loading') return <Skeleton shape="page" label={t`Loading...`} />;
  if (!isThere) {
    return (
      <main>
        <EmptyState title={t`There is no report to print here`} headingLevel={1} icon="print">
          <title>{t`Battle report – Muster`}</title>
          <p>
            <Trans>Close this window and print again from the report.</Trans>
          </p>
        </EmptyState>
      </main>
    );
  }
  return <PrintedReport replay={report.replay} />;
}

function PrintedReport({ replay }: { replay: Replay }) {
  const { t } = useLingui();
  const language = useLanguage();
  const state = stateAt(replay, lastStep(replay));
  const say = useSayOf([state.mission?.id ?? null, state.feat?.id ?? null], language);
  const summary = summaryOf(state, state.gameEndTime ?? 0);
  const players = Object.values(state.players);
  return (
    <PaperSheet className={styles.sheet}>
      <title>{`${t`Battle report`} – Muster`}</title>
      <header className={styles.head}>
        <p className={styles.kind}>{t`Battle report`}</p>
        <h1>
          {players.map(({ id, name, score }, at) => (
            <Fragment key={id}>
              {at > 0 && ' : '}
              <span className={styles.player} data-won={summary.winners.includes(id) || undefined}>
                {at === 0 ? `${name} ${String(score)}` : `${String(score)} ${name}`}
              </span>
            </Fragment>
          ))}
        </h1>
        <Facts state={state} summary={summary} say={say} />
      </header>
      <div className={styles.pair}>
        <section>
          <h2>{t`Score by round`}</h2>
          <ScoreTable state={state} summary={summary} />
        </section>
        <ScoreCourse replay={replay} />
      </div>
      <div className={styles.pair}>
        {players.map(({ id }) => (
          <Army key={id} state={state} player={id} summary={summary} />
        ))}
      </div>
      <Course replay={replay} state={state} say={say} />
      <footer className={styles.foot}>
        <Trans>Made with Muster, an unofficial fan-made companion. Names belong to their owners.</Trans>
      </footer>
    </PaperSheet>
  );
}

function Facts({ state, summary, say }: { state: GameState; summary: GameSummary; say: Say }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { gameStartTime: start } = state;
  return (
    <p className={styles.facts}>
      <span>{scenarioOf(state, say)}</span>
      {start !== null && <span>{dateText(start, language)}</span>}
      {summary.ms !== null && <span>{t`Time of play ${clockText(summary.ms)}`}</span>}
      {summary.endReason !== null && (
        <span>
          <EndReasonWords
            reason={summary.endReason}
            player={state.players[summary.concededBy ?? '']?.name ?? null}
          />
        </span>
      )}
    </p>
  );
}

/** The units of a side with what became of them. */
function Army({ state, player: id, summary }: { state: GameState; player: string; summary: GameSummary }) {
  const { t } = useLingui();
  const language = useLanguage();
  const player = state.players[id];
  const lost = summary.players.find((side) => side.player === id);
  if (player === undefined) return null;
  const units = player.units.flatMap((unit) => state.units[unit] ?? []);
  const gone = lost?.lost.length ?? 0;
  return (
    <section className={styles.army}>
      <h2>{player.name}</h2>
      <p className={styles.note}>
        {player.list !== null && `${factionName(player.list.faction, language) ?? player.list.faction} · `}
        {t`${plural(gone, { one: '# unit lost', other: '# units lost' })}`}
        {` · `}
        {t`${lost?.pointsLost ?? 0} pts`}
      </p>
      <ul>
        {units.map((unit) => (
          <li key={unit.id} data-gone={lost?.lost.includes(unit.id) || undefined}>
            {unitName(unit, language)}
            {lost?.lost.includes(unit.id) && ` (${t(PLACE_NAMES[unit.place])})`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The key moments with their times, notes among them. */
function Course({ replay, state, say }: { replay: Replay; state: GameState; say: Say }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const names = eventNames(state, language, say, i18n);
  const entries = highlights(timelineOf(replay), state);
  return (
    <section className={styles.course}>
      <h2>{t`How it went`}</h2>
      <ol>
        {entries.map(({ event, step }) => (
          <li key={step} data-kind={event.type}>
            <time dateTime={new Date(event.at).toISOString()}>{timeText(event.at, language)}</time>{' '}
            {eventWords(event, names, i18n)}
          </li>
        ))}
      </ol>
    </section>
  );
}
