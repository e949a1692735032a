import { Trans, useLingui } from '@lingui/react/macro';
import { UnitFace } from '#components/game-view/unit-face.tsx';
import { Lazy } from '#components/lazy/lazy.tsx';
import { useGame } from '#data/games/use-game.ts';
import { type PortraitOf, useKnownPortraits } from '#data/profiles/use-known-portraits.ts';
import type { GameState, GameUnit } from '#domain/game/types.ts';
import styles from './unit-list.module.css';
import { useOwnedName, usePlayer, useUnit } from '../table/use-running-game.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useTable } from '../table/table-context.tsx';
import { loadUnitDetails } from '../table/table-shell.tsx';
import { RowActions } from './row-actions.tsx';
import { TableUnitMarks } from './table-unit-marks.tsx';
import { unitName } from '#platform/words/unit-name.ts';

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
  const portraitOf = useKnownPortraits();
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
        <TableUnitRow key={id} id={id} isOpen={open === id} portraitOf={portraitOf} onToggle={onToggle} />
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

type UnitRowProps = {
  id: string;
  isOpen: boolean;
  portraitOf: PortraitOf;
  onToggle: (id: string) => void;
};

/** One unit at the table: its marks in one line, the likely taps below; opened, all actions. */
function TableUnitRow({ id, ...row }: UnitRowProps) {
  const unit = useUnit(id);
  return unit === undefined ? null : <KnownRow unit={unit} {...row} />;
}

function KnownRow({ unit, isOpen, portraitOf, onToggle }: { unit: GameUnit } & Omit<UnitRowProps, 'id'>) {
  const { t } = useLingui();
  const { language } = useTable();
  const isActive = useGame(({ game }) => game.state.activeUnit === unit.id);
  const shown = unitName(unit, language);
  // The names of the buttons say whose unit it is: both sides are on one page of a wide screen.
  const name = useOwnedName(unit, language);
  const isOff = unit.place !== 'table';
  return (
    <li
      className={styles.row}
      data-active={isActive || undefined}
      data-off={isOff || undefined}
      data-joined={unit.joinedTo !== null || undefined}
      data-open={isOpen || undefined}
    >
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-label={isActive ? t`${name}, is being activated` : name}
          onClick={() => onToggle(unit.id)}
        >
          <UnitFace unit={unit} portraitOf={portraitOf} size={44} />
          <span className={styles.name}>{shown}</span>
          {unit.highCommand && <Icon name="crown" size={16} className={styles.crown} />}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} className={styles.arrow} />
        </button>
      </h3>
      <TableUnitMarks unit={unit} withCounts={isOpen} />
      {isActive && !isOpen && (
        <p className={styles.now}>
          <Trans>Being activated</Trans>
        </p>
      )}
      {!isOpen && <RowActions unit={unit} name={name} />}
      {isOpen && <Lazy load={loadUnitDetails} props={{ unit, name }} />}
    </li>
  );
}
