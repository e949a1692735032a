import type { ReactNode } from 'react';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { openGames } from '#domain/events/log/open-games.ts';
import type { EventRound } from '#domain/events/log/types.ts';
import { ownSeat } from '#domain/events/own-seat.ts';
import { Lazy } from '#components/lazy/lazy.tsx';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { RoundName } from '../frame/round-name.tsx';
import { GameTable } from './game-table.tsx';
import { MyGame } from './my-game.tsx';
import { RoundClock } from './round-clock.tsx';
import { RoundPlay } from './round-play.tsx';
import styles from './rounds.module.css';

type RoundViewProps = {
  running: RunningEvent;
  round: EventRound;
  /** The next step, for those who run the event. It comes first once every game has its result. */
  children?: ReactNode;
};

const loadDecision = async () => (await import('./decision-dialog.tsx')).DecisionDialog;

/** A round: its mission, its clock, the reader's own game, and all tables. */
export function RoundView({ running, round, children }: RoundViewProps) {
  const { event } = running;
  const decision = useDialogAddress('result');
  const decided = round.games.find((game) => game.other !== null && game.one === decision.value);
  const me = ownSeat(event)?.id;
  const mine = round.games.find(({ one, other }) => one === me || other === me);
  const next = event.runs && (
    <div key="next" className={styles.nextStep}>
      {children}
    </div>
  );
  const about = (
    <div key="about" className={styles.about}>
      <RoundPlay running={running} round={round} />
      <RoundClock event={event} round={round} />
      {me !== undefined && mine !== undefined && (
        <MyGame running={running} round={round} game={mine} me={me} />
      )}
    </div>
  );
  const tables = (
    <div key="tables" className={styles.tables}>
      <GameTable
        running={running}
        round={round}
        onDecide={event.runs ? ({ one }) => decision.open(one) : null}
      />
    </div>
  );
  return (
    <section className={styles.round} aria-labelledby="round-name">
      <h2 id="round-name">
        <RoundName event={event} number={round.number} />
      </h2>
      {openGames(round) === 0 ? [next, about, tables] : [about, tables, next]}
      {decided !== undefined && event.runs && (
        <Lazy
          load={loadDecision}
          props={{ running, round, game: decided, onClose: decision.close }}
          onFailure={decision.close}
        />
      )}
    </section>
  );
}
