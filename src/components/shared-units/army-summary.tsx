import { Plural, Trans } from '@lingui/react/macro';
import { catalogue, unitTypeName } from '#data/catalogue.ts';
import { totalsByType } from '#domain/roster/by-type.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import type { Army } from '#domain/roster/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import styles from './army-summary.module.css';

/** The points of an army by the types of its units, with a bar for the share of each. */
export function ArmySummary({ army }: { army: Army }) {
  const language = useLanguage();
  const whole = Math.max(totalsOf(army).points, 1);
  return (
    <dl className={styles.summary}>
      {totalsByType(army, catalogue).map(({ type, points, units: count }) => (
        <div key={type} className={styles.type}>
          <dt>{type === null ? <Trans>Unknown unit</Trans> : unitTypeName(type, language)}</dt>
          <dd className={styles.units}>
            <Plural value={count} one="# unit" other="# units" />
          </dd>
          <dd className={styles.points}>
            <Trans>{points} pts</Trans>
          </dd>
          <dd className={styles.bar} aria-hidden="true">
            <span data-bar="" style={{ width: `${(100 * points) / whole}%` }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
