import { useLingui, Plural, Trans } from '@lingui/react/macro';
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
import { activationLimit } from '#domain/game/reduce/reduce-turns.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { PlayerName } from '#components/game-view/player-name.tsx';
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
      <Lazy load={loadMissionPanel} props={{}} />
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
        <PlayerHead id={id} />
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
  const [chosen, setChosen] = useInThisTurn<string>();
  const shown = chosen ?? playing ?? players[0] ?? 'mission';
  const top = useShownFromTop(shown);
  return (
    <div ref={top} className={styles.narrow} data-company={useCompany(shown) ?? undefined}>
      <div className={styles.switch} role="group" aria-label={t`What is shown`}>
        {players.map((id) => (
          <button key={id} type="button" aria-pressed={shown === id} onClick={() => setChosen(id)}>
            <PlayerHead id={id} />
          </button>
        ))}
        <button type="button" aria-pressed={shown === 'mission'} onClick={() => setChosen('mission')}>
          {t`Mission`}
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

/** A player: name, score, whether it is their turn, and a mark for each activation of the round. */
function PlayerHead({ id }: { id: string }) {
  const { t } = useLingui();
  const player = usePlayer(id);
  const company = useCompany(id);
  const turn = useTurn();
  const hasInitiative = useGame(({ game }) => game.state.initiativePlayer === id);
  const limit = useGame(({ game }) => activationLimit(game.state, Math.max(1, game.state.currentTurn)));
  if (player === undefined) return null;
  // Between rounds nobody has played yet.
  const done = turn === undefined || turn.scores !== null ? 0 : (turn.activationsCompleted[id] ?? 0);
  const isPlaying = turn !== undefined && !turn.completed && turn.activePlayer === id && done < limit;
  return (
    <span className={styles.head} data-playing={isPlaying || undefined}>
      <span className={styles.line}>
        <span className={styles.name}>
          <PlayerName name={player.name} company={company} />
        </span>
        {hasInitiative && <Icon name="dice" size={16} label={t`Initiative`} className={styles.crown} />}
        <span className={styles.score}>
          <span className="visually-hidden">
            <Plural value={player.score} one="# point" other="# points" />
          </span>
          <span aria-hidden="true">{player.score}</span>
        </span>
      </span>
      <span className={styles.line}>
        <span className={styles.pips}>
          <span className="visually-hidden">
            <Trans>
              {done} of {limit} activations done
            </Trans>
          </span>
          {Array.from({ length: limit }, (_, at) => (
            <span key={at} className={styles.pip} data-done={at < done || undefined} />
          ))}
        </span>
        <ChessClock player={id} />
      </span>
      {isPlaying && (
        <span className={styles.turn}>
          {turn.alternatingPlayer === id ? <Trans>plays alone</Trans> : <Trans>to play</Trans>}
        </span>
      )}
    </span>
  );
}
