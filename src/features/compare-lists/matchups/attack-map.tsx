import { Trans, useLingui } from '@lingui/react/macro';
import type { SideName } from '#components/list-comparison/side-mark.tsx';
import { attackersWithout } from '#domain/matchups/attackers.ts';
import type { AttackTables } from '#domain/matchups/matchups.ts';
import { useLanguage } from '#platform/use-language.ts';
import type { ShownAttacks } from './attack-choices.tsx';
import type { Cell } from './grid-moves.ts';
import { HeatMap } from './heat-map.tsx';
import styles from './matchups.module.css';
import type { ListMatchups } from './use-matchups.ts';
import type { NameOf } from './use-unit-names.ts';

/** A link may name 200 units a list: 40,000 cells stop a phone for many seconds. */
const MOST_UNITS = 40;

type AttackMapProps = {
  tables: AttackTables;
  shown: ShownAttacks;
  found: Pick<ListMatchups, SideName>;
  nameOf: NameOf;
  onOpen: (cell: Cell) => void;
};

/** The map of one kind of attack by one list, without units that have no such attack. */
export function AttackMap({ tables, shown: { kind, attackers }, found, nameOf, onOpen }: AttackMapProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const idle = attackersWithout(tables, attackers);
  const unitsOf = (side: SideName) =>
    found[side].flatMap(({ quantity }, place) =>
      side === attackers && idle.includes(place)
        ? []
        : [{ place, name: nameOf(side, place), copies: quantity }],
    );
  const all = { one: unitsOf('one'), other: unitsOf('other') };
  const [rows, columns] = [all.one.slice(0, MOST_UNITS), all.other.slice(0, MOST_UNITS)];
  const isCut = all.one.length > MOST_UNITS || all.other.length > MOST_UNITS;
  const names = new Intl.ListFormat(language).format(idle.map((place) => nameOf(attackers, place)));
  const labels = {
    melee: { one: t`Wounds by A in melee`, other: t`Wounds by B in melee` },
    ranged: { one: t`Wounds by A at range`, other: t`Wounds by B at range` },
  };
  return (
    <>
      {rows.length > 0 && columns.length > 0 && (
        <HeatMap
          label={labels[kind][attackers]}
          rows={rows}
          columns={columns}
          attackers={attackers}
          table={tables[attackers]}
          onOpen={onOpen}
        />
      )}
      {isCut && (
        <p className={styles.note}>
          <Trans>The first {MOST_UNITS} units of each list are shown.</Trans>
        </p>
      )}
      {idle.length > 0 && (
        <p className={styles.note}>
          <Trans>Without such an attack: {names}</Trans>
        </p>
      )}
    </>
  );
}
