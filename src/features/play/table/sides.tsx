import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { useGame } from '#data/games/use-game.ts';
import { DESKTOP } from '#ui/breakpoints.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import styles from './sides.module.css';
import { UnitList } from '../units/unit-list.tsx';
import { loadMissionPanel } from './table-shell.tsx';
import { usePlayerIds, usePlayer, useTurn } from './use-running-game.ts';
import { useShownFromTop } from './use-shown-from-top.ts';
import { PlayerHead, playerTurn } from '#components/game-view/player-head.tsx';
import { useCompany } from '../frame/use-company.ts';
import { ChessClock } from '../clocks/clocks.tsx';

/** Both sides and the mission: beside each other on a desktop, one of them on a phone. */
export function Sides() {
  const players = usePlayerIds();
  const active = useGame(({ game }) => game.state.activeUnit);
  const isWide = useMediaQuery(DESKTOP);
  const [opened, setOpened] = useInThisTurn<string | null>();
  // A unit opened by hand takes precedence over the one that is being activated.
  const open = opened === undefined ? active : opened;
  const toggle = (unit: string) => setOpened(open === unit ? null : unit);
  if (!isWide) return <OneSide open={open} onToggle={toggle} />;
  return (
    <div className={styles.wide}>
      {players.map((id) => (
        <Side key={id} id={id} open={open} onToggle={toggle} />
      ))}
      <div className={styles.aside}>
        <Lazy load={loadMissionPanel} props={{}} />
      </div>
    </div>
  );
}

function Side({ id, open, onToggle }: OneSideProps & { id: string }) {
  return (
    <section
      className={styles.side}
      data-company={useCompany(id) ?? undefined}
      aria-labelledby={`side-${id}`}
    >
      <h2 id={`side-${id}`} className={styles.sideHead}>
        <RunningPlayer id={id} />
      </h2>
      <UnitList player={id} open={open} onToggle={onToggle} />
    </section>
  );
}

type OneSideProps = { open: string | null; onToggle: (unit: string) => void };

/** The side whose turn it is, until another is chosen. */
function OneSide({ open, onToggle }: OneSideProps) {
  const { t } = useLingui();
  const players = usePlayerIds();
  const playing = useGame(({ game }) => game.state.turns[game.state.currentTurn]?.activePlayer);
  const round = useGame(({ game }) => game.state.currentTurn);
  const [chosen, setChosen] = useInThisTurn<string>();
  const shown = chosen ?? playing ?? players[0] ?? 'mission';
  const top = useShownFromTop(shown);
  return (
    <div ref={top} className={styles.narrow} data-company={useCompany(shown) ?? undefined}>
      <div className={styles.switch} role="group" aria-label={t`What is shown`}>
        {players.map((id) => (
          <button key={id} type="button" aria-pressed={shown === id} onClick={() => setChosen(id)}>
            <RunningPlayer id={id} />
          </button>
        ))}
        <button type="button" aria-pressed={shown === 'mission'} onClick={() => setChosen('mission')}>
          {t`Mission`} {round > 0 && <span className={styles.round}>{t`Round ${round}`}</span>}
        </button>
      </div>
      {shown === 'mission' ? (
        <Lazy load={loadMissionPanel} props={{}} />
      ) : (
        <>
          <h2 className="visually-hidden">{t`Units`}</h2>
          <UnitList player={shown} open={open} onToggle={onToggle} />
        </>
      )}
    </div>
  );
}

/** A choice that holds until the turn passes on; undefined while nothing is chosen. */
function useInThisTurn<Value>(): readonly [Value | undefined, (value: Value) => void] {
  const turn = useGame(({ game: { state } }) => {
    const round = state.turns[state.currentTurn];
    return JSON.stringify([state.currentTurn, round?.completed, round?.activationsCompleted]);
  });
  const [choice, setChoice] = useState<{ readonly turn: string; readonly value: Value } | null>(null);
  return [choice?.turn === turn ? choice.value : undefined, (value) => setChoice({ turn, value })];
}

/** A player of the running game, with the time of the clock. */
function RunningPlayer({ id }: { id: string }) {
  const player = usePlayer(id);
  const company = useCompany(id);
  const turn = useTurn();
  const round = useGame(({ game }) => game.state.currentTurn);
  const mission = useGame(({ game }) => game.state.mission);
  const hasInitiative = useGame(({ game }) => game.state.initiativePlayer === id);
  if (player === undefined) return null;
  const { name, score } = player;
  return (
    <PlayerHead
      {...{ name, score, company, hasInitiative }}
      turn={playerTurn({ mission, currentTurn: round }, turn, id)}
    >
      <ChessClock player={id} />
    </PlayerHead>
  );
}
