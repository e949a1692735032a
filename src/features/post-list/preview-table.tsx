import { Trans, useLingui } from '@lingui/react/macro';
import { localName } from '#domain/catalogue/localise.ts';
import type { Army } from '#domain/roster/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Badge } from '#ui/badge/badge.tsx';
import styles from './post-list.module.css';

/** The units of the post with their numbers; scrolls where it is long. */
export function PreviewTable({ army }: { army: Army }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <div className={styles.scroll} role="region" aria-label={t`Units`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Unit</Trans>
            </th>
            <th scope="col">
              <Trans>Qty</Trans>
            </th>
            <th scope="col">
              <Trans>Points</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {army.map(({ unit, quantity }) => (
            <tr key={unit.id}>
              <th scope="row">
                {localName(unit, language)}{' '}
                {unit.highCommand && (
                  <Badge tone="gold">
                    <Trans>High Command</Trans>
                  </Badge>
                )}{' '}
                {unit.tournamentLegal === false && (
                  <Badge tone="warning">
                    <Trans>Non-Tournament</Trans>
                  </Badge>
                )}
              </th>
              <td>{quantity}</td>
              <td>{unit.points * quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
