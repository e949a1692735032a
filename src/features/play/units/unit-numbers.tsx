import { Plural, Trans } from '@lingui/react/macro';
import type { PlayCard } from '#domain/game/types.ts';
import type { UnitNow } from '#domain/game/unit-play.ts';
import { RuleButton } from '../sheets/rule-button.tsx';
import styles from './unit-details.module.css';
import { useLingui } from '@lingui/react/macro';

type UnitNumbersProps = { rows: PlayCard['rows'] } & Pick<UnitNow, 'row' | 'conquest'>;

/**
 * The rows of the unit's card by troops, the current row marked, and the conquest value now.
 * Renders nothing when the card is not known.
 */
export function UnitNumbers({ rows, row, conquest: current }: UnitNumbersProps) {
  const { t } = useLingui();
  if (rows.length === 0) return null;
  return (
    <section className={styles.group}>
      <h4>
        <Trans>Card</Trans>
      </h4>
      <ul className={styles.rows}>
        {rows.map(({ troops, conquest }, at) => (
          <li key={troops} aria-current={at === row ? 'true' : undefined}>
            <span>
              <TroopsWords troops={troops} />
            </span>
            <span className={styles.conquest}>
              <Trans>conquest {conquest}</Trans>
            </span>
          </li>
        ))}
      </ul>
      {current !== null && (
        <p className={styles.now}>
          <RuleButton rule="conquest" label={t`Conquest now: ${current}`} />
        </p>
      )}
    </section>
  );
}

/** `3+`, `2-`, `1` or `all`, as words. */
function TroopsWords({ troops }: { troops: string }) {
  const count = Number.parseInt(troops, 10);
  if (troops.endsWith('+')) return <Plural value={count} one="# or more troops" other="# or more troops" />;
  if (troops.endsWith('-')) return <Plural value={count} one="# or fewer troops" other="# or fewer troops" />;
  if (!Number.isNaN(count)) return <Plural value={count} one="# troop" other="# troops" />;
  return <Trans>Profile</Trans>;
}
