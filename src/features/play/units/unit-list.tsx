import { Trans, useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import type { GameState } from '#domain/game/types.ts';
import styles from './unit-list.module.css';
import { TableUnitRow } from './table-unit-row.tsx';
import { usePlayer } from '../table/use-game-parts.ts';

type UnitListProps = {
  player: string;
  /** Id of the one unit that is opened. */
  open: string | null;
  onToggle: (unit: string) => void;
};

/** A player's units, a Character under the unit that it joined. */
export function UnitList({ player, open, onToggle }: UnitListProps) {
  const { t } = useLingui();
  const owner = usePlayer(player);
  // Ids as one text: the list is made again when a Character joins or leaves, not at every tap.
  const ids = useGame(({ game }) => shownOrder(game.state, player).join('\n'));
  if (owner === undefined) return null;
  if (ids === '') {
    return (
      <p className={styles.none}>
        <Trans>No list was chosen for {owner.name}: the score is kept all the same.</Trans>
      </p>
    );
  }
  return (
    <ul className={styles.list} aria-label={t`Units of ${owner.name}`}>
      {ids.split('\n').map((id) => (
        <TableUnitRow key={id} id={id} isOpen={open === id} onToggle={onToggle} />
      ))}
    </ul>
  );
}

function shownOrder({ players, units }: GameState, player: string): readonly string[] {
  const own = (players[player]?.units ?? []).flatMap((id) => units[id] ?? []);
  return own
    .filter(({ joinedTo }) => joinedTo === null)
    .flatMap(({ id }) => [id, ...own.filter(({ joinedTo }) => joinedTo === id).map((unit) => unit.id)]);
}
