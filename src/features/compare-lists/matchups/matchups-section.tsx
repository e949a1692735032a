import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ComparedSide } from '#components/list-comparison/list-comparison.tsx';
import type { SideName } from '#components/list-comparison/side-mark.tsx';
import { hasAttacks } from '#domain/matchups/attackers.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { AttackChoices, FIRST_SHOWN } from './attack-choices.tsx';
import { AttackMap } from './attack-map.tsx';
import { ExtremeAttacks } from './extreme-attacks.tsx';
import { MatchupDialog } from './matchup-dialog.tsx';
import styles from './matchups.module.css';
import { UnknownUnits } from './unknown-units.tsx';
import { useMatchups } from './use-matchups.ts';
import { useUnitNames } from './use-unit-names.ts';

type MatchupsSectionProps = Readonly<Record<SideName, ComparedSide>>;

/** Every unit of one list against every unit of the other. Renders nothing without the cards. */
export function MatchupsSection({ one, other }: MatchupsSectionProps) {
  const { t } = useLingui();
  const id = useId();
  const [chosen, setChosen] = useState(FIRST_SHOWN);
  const detail = useDialogAddress('match-up');
  const found = useMatchups(one.document, other.document, chosen.choices);
  const nameOf = useUnitNames(found);
  if (found === null) return null;
  const { matchups } = found;
  const canShoot = matchups !== null && hasAttacks(matchups.ranged);
  const shown = { ...chosen, kind: canShoot ? chosen.kind : 'melee' } as const;
  const tables = matchups?.[shown.kind];
  const [row, column] = (detail.value ?? '').split('-').map(Number);
  const [mine, theirs] = [found.one[row ?? -1], found.other[column ?? -1]];
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Unit against unit</Trans>
      </h2>
      <p className={styles.note}>
        <Trans>Average wounds of one attack at full strength. Tap a figure for its chances.</Trans>
      </p>
      <AttackChoices canShoot={canShoot} shown={shown} onChange={setChosen} />
      {tables === undefined ? (
        <Skeleton shape="rows" label={t`Loading...`} />
      ) : (
        <>
          <AttackMap
            tables={tables}
            shown={shown}
            found={found}
            nameOf={nameOf}
            onOpen={(cell) => detail.open(`${cell.row}-${cell.column}`)}
          />
          <div className={styles.sides}>
            <ExtremeAttacks attackers="one" title={one.title} tables={tables} nameOf={nameOf} />
            <ExtremeAttacks attackers="other" title={other.title} tables={tables} nameOf={nameOf} />
          </div>
        </>
      )}
      <UnknownUnits found={found} nameOf={nameOf} />
      <p className={styles.note}>
        <Trans>Cover, switches of dice and joined Characters are not counted.</Trans>
      </p>
      {mine !== undefined && theirs !== undefined && (
        <MatchupDialog one={mine} other={theirs} shown={shown} onClose={detail.close} />
      )}
    </section>
  );
}
