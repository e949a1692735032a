import { Trans, useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import { activationLimit, positionBefore, turnsOver } from '#domain/game/reduce/reduce-turns.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { GameClock } from '../clocks/clocks.tsx';
import styles from './round-head.module.css';
import { nextRound } from './next-round.ts';
import { useTable } from './table-context.tsx';

/** The state of the game: round, turn, time, and the turn counter with its tokens. */
export function RoundHead() {
  const { say } = useTable();
  const round = useGame(({ game }) => game.state.currentTurn);
  const mission = useGame(({ game }) => game.state.mission);
  const limit = useGame(({ game }) => activationLimit(game.state, Math.max(1, game.state.currentTurn)));
  const over = useGame(
    ({ game }) => turnsOver(game.state) - positionBefore(game.state, Math.max(1, game.state.currentTurn)),
  );
  const rounds = mission?.rounds ?? 0;
  const next = useGame(({ game }) => nextRound(game.state));
  const turn = Math.min(limit, over + 1);
  return (
    <section className={styles.head}>
      <div className={styles.line}>
        <p className={styles.where}>
          {round === 0 ? (
            <Trans>Before round 1</Trans>
          ) : next !== null ? (
            <Trans>
              Before round {next} of {rounds}
            </Trans>
          ) : (
            <Trans>
              <strong>
                Round {round} of {rounds}
              </strong>
              , turn {turn} of {limit}
            </Trans>
          )}
        </p>
        <GameClock />
      </div>
      {mission !== null && <p className={styles.mission}>{say(mission.name, mission.names)}</p>}
      <TurnCounter />
    </section>
  );
}

/** The positions of the turn counter, a row for each round, with the tokens that lie on it. */
function TurnCounter() {
  const { t } = useLingui();
  const { say, sheet } = useTable();
  const mission = useGame(({ game }) => game.state.mission);
  const over = useGame(({ game }) => turnsOver(game.state));
  const markers = useGame(({ game }) => game.state.markers);
  const counters = useGame(({ game }) => game.state.counters);
  const isPlayed = useGame(({ game }) => game.state.turns[game.state.currentTurn]?.completed === false);
  if (mission === null) return null;
  const tokens = [
    ...mission.markers.map((one) => ({ at: markers[one.id] ?? null, name: say(one.name, one.names) })),
    ...Object.values(counters).map(({ position, text }) => ({ at: position, name: text })),
  ];
  const onIt = (position: number) => tokens.filter(({ at }) => at === position);
  return (
    <button
      type="button"
      className={styles.counter}
      aria-haspopup="dialog"
      onClick={() => sheet.open('counter')}
    >
      <span className="visually-hidden">{t`Turn counter, position ${over}. Show its tokens`}</span>
      {mission.turns.map((_, index) => {
        const before = positionBefore({ mission }, index + 1);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- rounds have nothing but their number
          <span key={index} className={styles.round} aria-hidden="true">
            {Array.from({ length: activationLimit({ mission }, index + 1) }, (__, at) => {
              const position = before + at + 1;
              const here = onIt(position);
              return (
                <span
                  key={position}
                  className={styles.position}
                  data-over={position <= over || undefined}
                  data-now={(isPlayed && position === over + 1) || undefined}
                  data-token={here.length > 0 || undefined}
                >
                  {here.length > 0 ? <Icon name="flag" size={12} /> : position}
                </span>
              );
            })}
          </span>
        );
      })}
    </button>
  );
}
