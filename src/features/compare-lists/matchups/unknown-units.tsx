import { Trans } from '@lingui/react/macro';
import { SideMark, type SideName } from '#components/list-comparison/side-mark.tsx';
import { contenderOf } from '#domain/matchups/contenders.ts';
import styles from './matchups.module.css';
import type { ListMatchups } from './use-matchups.ts';
import type { NameOf } from './use-unit-names.ts';

type UnknownUnitsProps = { found: Pick<ListMatchups, SideName>; nameOf: NameOf };

/** The units whose dice nobody here knows: their attacks are blank. */
export function UnknownUnits({ found, nameOf }: UnknownUnitsProps) {
  const sides = (['one', 'other'] as const).map((side) => ({
    side,
    names: found[side].flatMap((unit, place) => (contenderOf(unit) === null ? [nameOf(side, place)] : [])),
  }));
  if (sides.every(({ names }) => names.length === 0)) return null;
  return (
    <div className={styles.note}>
      <p>
        <Trans>The dice of these units are not known here. Their attacks are left blank:</Trans>
      </p>
      <ul className={styles.plain}>
        {sides.map(
          ({ side, names }) =>
            names.length > 0 && (
              <li key={side}>
                <SideMark side={side} /> {names.join(', ')}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
