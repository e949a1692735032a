import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { SideMark, type SideName } from '#components/list-comparison/side-mark.tsx';
import { type Attack, extremesOf } from '#domain/matchups/extremes.ts';
import type { AttackTables } from '#domain/matchups/matchups.ts';
import styles from './matchups.module.css';
import { useWoundWords } from './use-wound-words.ts';

/** Attacks of each sort that are named. */
const NAMED = 3;

type ExtremeAttacksProps = {
  attackers: SideName;
  title: string;
  tables: AttackTables;
  /** Names a unit by its list and its place there. */
  nameOf: (side: SideName, place: number) => string;
};

/** The best and the worst match-ups of a list that attacks, in words. */
export function ExtremeAttacks({ attackers, title, tables, nameOf }: ExtremeAttacksProps) {
  const id = useId();
  const { best, worst } = extremesOf(tables, attackers, NAMED);
  return (
    <section className={styles.side} aria-labelledby={id}>
      <h3 id={id}>
        <SideMark side={attackers} /> <Trans>{title} attacks</Trans>
      </h3>
      {best.length === 0 ? (
        <p className={styles.note}>
          <Trans>None of its units has such an attack.</Trans>
        </p>
      ) : (
        <>
          <NamedAttacks sort="best" attacks={best} attackers={attackers} nameOf={nameOf} />
          <NamedAttacks sort="worst" attacks={worst} attackers={attackers} nameOf={nameOf} />
        </>
      )}
    </section>
  );
}

type NamedAttacksProps = Pick<ExtremeAttacksProps, 'attackers' | 'nameOf'> & {
  sort: 'best' | 'worst';
  attacks: readonly Attack[];
};

function NamedAttacks({ sort, attacks, attackers, nameOf }: NamedAttacksProps) {
  const id = useId();
  const words = useWoundWords();
  if (attacks.length === 0) return null;
  return (
    <>
      <h4 id={id}>{sort === 'best' ? <Trans>Best match-ups</Trans> : <Trans>Worst match-ups</Trans>}</h4>
      <ol className={styles.attacks} aria-labelledby={id}>
        {attacks.map(({ row, column, wounds }) => {
          const [one, other] = [nameOf('one', row), nameOf('other', column)];
          const [attacker, target] = attackers === 'one' ? [one, other] : [other, one];
          return <li key={`${row} ${column}`}>{words.attack(attacker, target, wounds)}</li>;
        })}
      </ol>
    </>
  );
}
