import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { FillScreen } from '#components/fill-screen/fill-screen.tsx';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { standings } from '#domain/events/standings/standings.ts';
import type { EventGame, EventRound } from '#domain/events/log/types.ts';
import { scoreOf } from '#domain/events/records.ts';
import { useMoment } from '#platform/use-moment.ts';
import { useNow } from '#platform/use-now.ts';
import { EventFrameless } from '../frame/event-frameless.tsx';
import { RoundName } from '../frame/round-name.tsx';
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
              <RoundName event={event} number={round.number} />
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
  const nameOf = usePlayerNames(event);
  const games = progress.rounds.at(-1)?.games ?? [];
  return (
    <div className={styles.part} data-size={sizeOf(games.length)}>
      <h2 id="wall-games">
        <Trans>Tables</Trans>
      </h2>
      <ol className={styles.games} aria-labelledby="wall-games">
        {games.map((game) => (
          <WallGame key={game.one} game={game} nameOf={nameOf} />
        ))}
      </ol>
    </div>
  );
}

type WallGameProps = { game: EventGame; nameOf: (player: string) => string };

function WallGame({ game: { table, one, other, result, status }, nameOf }: WallGameProps) {
  const ahead = result === null ? 0 : scoreOf(result.one) - scoreOf(result.other);
  return (
    <li data-done={status === 'settled' || undefined}>
      <span className={styles.table}>{table ?? '–'}</span>
      <span className={styles.names}>
        <Side name={nameOf(one)} hasWon={ahead > 0} /> –{' '}
        {other === null ? <Trans>bye</Trans> : <Side name={nameOf(other)} hasWon={ahead < 0} />}
      </span>
      <span className={styles.score}>{result === null ? '' : scoreWords(result)}</span>
    </li>
  );
}

function Side({ name, hasWon }: { name: string; hasWon: boolean }) {
  return hasWon ? <strong>{name}</strong> : name;
}

function WallStandings({ running: { event, players, rounds, scoring } }: { running: RunningEvent }) {
  const nameOf = usePlayerNames(event);
  const rows = standings(players, rounds, scoring);
  return (
    <div className={styles.part} data-size={sizeOf(rows.length)}>
      <h2 id="wall-standings">
        <Trans>Standings</Trans>
      </h2>
      <ol className={styles.games} aria-labelledby="wall-standings">
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
    </div>
  );
}

/** Few lines are drawn larger; many stand in two columns. */
function sizeOf(lines: number): 'few' | 'some' | 'many' {
  if (lines <= 8) return 'few';
  return lines <= 16 ? 'some' : 'many';
}
