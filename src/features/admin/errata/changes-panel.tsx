import { Trans, useLingui } from '@lingui/react/macro';
import type { UnitCorrection } from '#domain/catalogue/errata.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import styles from '../admin.module.css';
import { FIELD_WORDS } from './field-words.ts';

/**
 * The changes of a correction to a printed unit, before and after. Renders nothing when nothing
 * changes.
 */
export function ChangesPanel({ unit, changes }: { unit: Unit; changes: UnitCorrection }) {
  const { t } = useLingui();
  const changed = Object.keys(changes);
  if (changed.length === 0) return null;
  return (
    <section className={styles.panel}>
      <h3>
        <Trans>What changes</Trans>
      </h3>
      <dl className={styles.table}>
        {Object.entries(FIELD_WORDS).map(([field, words]) => {
          if (!changed.includes(field)) return null;
          const [before, after] = [Reflect.get(unit, field), Reflect.get(changes, field)] as unknown[];
          return (
            <div key={field} className={styles.pair}>
              <dt>{t(words)}</dt>
              <dd>
                <s>{shown(before)}</s> → <strong>{shown(after)}</strong>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.join('; ');
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  return String(value);
}
