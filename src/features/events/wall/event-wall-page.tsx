import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { FillScreen } from '#components/fill-screen/fill-screen.tsx';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { standings } from '#domain/events/standings/standings.ts';
import type { EventRound } from '#domain/events/log/types.ts';
import { useMoment } from '#platform/use-moment.ts';
import { useNow } from '#platform/use-now.ts';
import { EventFrameless } from '../frame/event-frameless.tsx';
import { FinalName } from '../frame/final-name.tsx';
import { clockText, secondsLeft } from '../frame/round-time.ts';
import { scoreWords } from '../frame/score-words.ts';
import { usePlayerNames } from '../frame/use-player-names.ts';
import styles from './event-wall.module.css';

/** `/events/:id/wall`: pairings, then the clock, then standings, large on a hall's screen. */
export function Component() {
  const { t } = useLingui();
  return <EventFrameless name={t`Big screen`}>{(running) => <EventWall running={running} />}</EventFrameless>;
}

function EventWall({ running }: { running: RunningEvent }) {
  const wall = useRef<HTMLDivElement>(null);
  const { event, progress, isKept, readAt } = running;
  const moment = useMoment();
  const round = progress.rounds.at(-1);
  const isOver = event.state === 'finished' || round === undefined;
  return (
    <>
      <div ref={wall} className={styles.wall}>
        <header className={styles.head}>
          <p className={styles.event}>{event.name}</p>
          {!isOver && (
            <p className={styles.round}>
              {round.number > event.rounds ? (
                <FinalName event={event} number={round.number} />
              ) : (
                <Trans>
                  Round {round.number} of {event.rounds}
                </Trans>
              )}
            </p>
          )}
          {!isOver && event.state === 'running' && <WallClock clock={round.clock} />}
        </header>
        {isKept && (
          <p className={styles.old} role="status">
            <Trans>
              No network: as of <time {...moment(readAt)} />
            </Trans>
          </p>
        )}
        <div className={styles.columns}>
          {!isOver && <WallGames running={running} />}
          {(isOver || progress.rounds.length > 1) && <WallStandings running={running} />}
        </div>
      </div>
      <FillScreen part={wall} />
    </>
  );
}

type WallClockProps = { clock: EventRound['clock'] };

function WallClock({ clock }: WallClockProps) {
  const time = useNow(clock !== null && clock.endsAt !== null);
  if (clock === null) return null;
  const left = secondsLeft(clock, time);
  return (
    <p className={styles.clock} role="timer" data-over={left < 0 || undefined}>
      {clockText(left)}
    </p>
  );
}

function WallGames({ running: { event, progress } }: { running: RunningEvent }) {
  const { t } = useLingui();
  const nameOf = usePlayerNames(event);
  const games = progress.rounds.at(-1)?.games ?? [];
  return (
    <ol className={styles.games} aria-label={t`Tables`} data-size={sizeOf(games.length)}>
      {games.map(({ table, one, other, result, status }) => (
        <li key={one} data-done={status === 'settled' || undefined}>
          <span className={styles.table}>{table ?? '–'}</span>
          <span className={styles.names}>
            {nameOf(one)} – {other === null ? <Trans>bye</Trans> : nameOf(other)}
          </span>
          <span className={styles.score}>{result === null ? '' : scoreWords(result)}</span>
        </li>
      ))}
    </ol>
  );
}

function WallStandings({ running: { event, players, rounds, scoring } }: { running: RunningEvent }) {
  const { t } = useLingui();
  const nameOf = usePlayerNames(event);
  const rows = standings(players, rounds, scoring);
  return (
    <ol className={styles.games} aria-label={t`Standings`} data-size={sizeOf(rows.length)}>
      {rows.map(({ rank, player, points, won, drawn, lost }) => (
        <li key={player}>
          <span className={styles.table}>{rank}</span>
          <span className={styles.names}>{nameOf(player)}</span>
          <span className={styles.score}>
            {points} <span className={styles.record}>{`${won}–${drawn}–${lost}`}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Few lines are drawn larger; many stand in two columns. */
function sizeOf(lines: number): 'few' | 'some' | 'many' {
  if (lines <= 8) return 'few';
  return lines <= 16 ? 'some' : 'many';
}
