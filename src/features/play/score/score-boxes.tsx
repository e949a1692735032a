import { Trans, useLingui } from '@lingui/react/macro';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import { lastEvent } from '#domain/game/log.ts';
import type { ScoringBox } from '#domain/game/missions/mission.ts';
import { refusalOf } from '#domain/game/reduce/reduce.ts';
import { boxesOf, boxKey, enteredCount, GAME_END, hasBox } from '#domain/game/scoring.ts';
import { countNow } from '#domain/game/summary.ts';
import { Dash } from '#ui/dash/dash.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { PlayerName } from '#components/game-view/player-name.tsx';
import { useCompany } from '../frame/use-company.ts';
import { useTable } from '../table/table-context.tsx';
import { usePlayerIds } from '../table/use-running-game.ts';
import styles from './score-boxes.module.css';
import { type BoxAction, isSameEvent, useScoreTaps, type Wipe } from './use-score-taps.ts';

/**
 * The scoring boxes of a round (0: the end of the game), of the mission or the feat alone or of
 * both, each with both players side by side.
 */
export function ScoreBoxes({ round, of }: { round: number; of?: 'mission' | 'feat' }) {
  const mission = useGame(({ game }) => game.state.mission);
  const feat = useGame(({ game }) => game.state.feat);
  const { tap, wipe } = useScoreTaps();
  const boxes = boxesOf({
    mission: of === 'feat' ? null : mission,
    feat: of === 'mission' ? null : feat,
  }).filter(({ when }) => (when === 'game-end') === (round === GAME_END));
  if (boxes.length === 0) return null;
  return (
    <ul className={styles.boxes}>
      {boxes.map((box) => (
        <li key={box.id}>
          <Box box={box} round={round} onTap={tap} wipe={wipe?.tap.box === box.id ? wipe : null} />
        </li>
      ))}
    </ul>
  );
}

type OnTap = { onTap: (action: BoxAction) => void };
type BoxProps = OnTap & { box: ScoringBox; round: number; wipe: Wipe | null };

function Box({ box, round, onTap, wipe }: BoxProps) {
  const { say, texts } = useTable();
  const players = usePlayerIds();
  const pieces = useGame(({ game }) => game.state.mission?.pieces ?? null);
  const name = say(box.name, box.names);
  const pieceName = (id: string) => {
    const piece = pieces?.find((one) => one.id === id);
    return piece === undefined ? id : say(piece.name, piece.names);
  };
  return (
    <div className={styles.box} role="group" aria-label={name}>
      <p className={styles.name}>
        <span>{texts.line(name)}</span>
        <Points box={box} />
      </p>
      {(box.markers.length === 0 ? [null] : box.markers).map((marker) => (
        <div key={marker ?? ''} className={styles.cells}>
          {marker !== null && <p className={styles.marker}>{pieceName(marker)}</p>}
          {players.map((player) => (
            <Cell key={player} {...{ player, box, round, marker, onTap }} />
          ))}
        </div>
      ))}
      {wipe !== null && <WipedNotice wipe={wipe} />}
    </div>
  );
}

type CellProps = { player: string; box: ScoringBox; round: number; marker: string | null };
type TapProps = CellProps & OnTap;

/**
 * A player's tick or count for one box in one round; a dash where the mission gives the box to the
 * other side. It renders again when this count changes, and no other.
 */
function Cell({ player, box, round, marker, onTap }: TapProps) {
  const { t } = useLingui();
  const name = useGame(({ game }) => game.state.players[player]?.name ?? '');
  const company = useCompany(player);
  const side = useGame(({ game }) => game.state.players[player]?.side ?? null);
  const count = useGame(({ game }) => countNow(game.state, round, player, box, marker));
  const set = (next: number | null) =>
    onTap({ type: 'box-set', player, round, box: box.id, marker, count: next });
  if (!hasBox({ side }, box)) {
    return (
      <span className={styles.none}>
        <Dash>{t`not for ${name}`}</Dash>
      </span>
    );
  }
  return (
    <div className={styles.cell}>
      {box.most === 1 || box.markers.length > 0 ? (
        <Tick {...{ player, name, box, round, marker, count, onTap }} />
      ) : (
        <div className={styles.count}>
          <span className={styles.who}>
            <PlayerName name={name} company={company} />
          </span>
          <Stepper
            className={styles.stepper}
            label={name}
            value={count}
            max={box.most ?? Number.POSITIVE_INFINITY}
            onIncrement={() => set(count + 1)}
            onDecrement={() => set(count - 1)}
            incrementLabel={t`${name} plus 1`}
            decrementLabel={t`${name} minus 1`}
          />
        </div>
      )}
      {box.formula !== null && <Automatic {...{ player, box, round, marker }} onReset={() => set(null)} />}
    </div>
  );
}

type TickProps = TapProps & { name: string; count: number };

/** A tick of a box. If it cannot be set, it shows the reason, also when it is tapped. */
function Tick({ player, name, box, round, marker, count, onTap }: TickProps) {
  const isSet = count > 0;
  const action = { type: 'box-set', player, round, box: box.id, marker, count: isSet ? 0 : 1 } as const;
  const isSpent = useGame(({ game }) => refusalOf(game.state, { ...action, at: 0 }) === 'scored-before');
  return (
    <button
      type="button"
      className={styles.tick}
      aria-pressed={isSet}
      aria-disabled={isSpent || undefined}
      onClick={() => onTap(action)}
    >
      <span className={styles.mark}>{isSet && <Icon name="check" size={22} />}</span>
      <span className={styles.who}>
        <PlayerName name={name} company={useCompany(player)} />
      </span>
    </button>
  );
}

/** Points of one count; of a race its words say more. */
function Points({ box: { points, most, formula } }: { box: ScoringBox }) {
  const { t } = useLingui();
  const each = most === 1 ? `+${points}` : t`+${points} each`;
  const text = formula?.kind === 'race' ? t`0 to ${points * formula.goal}` : each;
  return <span className={styles.points}>{text}</span>;
}

type AutomaticProps = {
  player: string;
  box: ScoringBox;
  round: number;
  marker: string | null;
  onReset: () => void;
};

/** Tells of a box that counts itself if it does, or if what was entered by hand holds. */
function Automatic({ player, box, round, marker, onReset }: AutomaticProps) {
  const { t } = useLingui();
  const isEntered = useGame(
    ({ game }) => enteredCount(game.state, round, player, boxKey(box.id, marker)) !== null,
  );
  if (!isEntered) return <span className={styles.auto}>{t`counted automatically`}</span>;
  return (
    <button type="button" className={styles.reset} onClick={onReset}>
      {t`Set by hand. Count automatically`}
    </button>
  );
}

/**
 * The points that a tap took away, and a button that brings them back. Renders nothing once another
 * event followed.
 */
function WipedNotice({ wipe }: { wipe: Wipe }) {
  const { t } = useLingui();
  const { say } = useTable();
  const state = useGame(({ game }) => game.state);
  const isLatest = useGame(({ game }) => isSameEvent(lastEvent(game.log), wipe.event));
  if (!isLatest) return null;
  const boxes = boxesOf(state);
  return (
    <Banner
      tone="warning"
      role="status"
      title={<Trans>This tap took points away</Trans>}
      actions={
        <Button size="sm" icon="undo" onClick={() => gameStore.getState().undo()}>
          <Trans>Take the tap back</Trans>
        </Button>
      }
    >
      {wipe.lost.map(({ player, box: id, count }) => {
        const box = boxes.find((one) => one.id === id);
        const name = state.players[player]?.name ?? '';
        const what = box === undefined ? id : say(box.name, box.names);
        return <p key={`${player} ${id} ${count}`}>{t`${name}: ${count} × “${what}”`}</p>;
      })}
    </Banner>
  );
}
