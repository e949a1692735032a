import { Trans, useLingui } from '@lingui/react/macro';
import { fieldWords } from '#components/unit-differences/field-words.ts';
import { FieldValue } from '#components/unit-differences/unit-differences.tsx';
import { catalogue } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { SimilarUnits } from '#domain/catalogue/release/similar-units.ts';
import { useLanguage } from '#platform/use-language.ts';
import { TABLET } from '#ui/breakpoints.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import styles from './similar-panel.module.css';

type SimilarPanelProps = {
  /** The name of the proposed unit, and its faction's id. */
  name: string;
  faction: string;
  similar: SimilarUnits;
};

/** A proposed unit beside the ones most like it, so that a number that is out of line shows. */
export function SimilarPanel({ name, faction, similar: { others, rows } }: SimilarPanelProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const isWide = useMediaQuery(TABLET);
  const title = t`Similar units`;
  return (
    <Disclosure className={styles.fold} title={title} defaultOpen={isWide}>
      <div className={styles.scroller} role="region" aria-label={title} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">{name}</th>
              {others.map((other) => {
                const unit = catalogue.unitByKey.get(`${faction}/${other.id}`);
                return (
                  <th key={other.id} scope="col">
                    {unit === undefined ? other.name : localName(unit, language)}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ field, own, others: values, stands }) => (
              <tr key={field}>
                <th scope="row">{fieldWords(field, t)}</th>
                <td data-stands={stands ?? undefined}>
                  <Known field={field} value={own} />
                  {stands !== null && (
                    <Icon
                      name={stands === 'lowest' ? 'chevron-down' : 'chevron-up'}
                      size={16}
                      label={
                        stands === 'lowest' ? t`lower than in all of them` : t`higher than in all of them`
                      }
                    />
                  )}
                </td>
                {values.map((value, at) => (
                  <td key={others[at]?.id}>
                    <Known field={field} value={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.hint}>
        <Trans>Same faction and type, nearest in points.</Trans>
      </p>
    </Disclosure>
  );
}

function Known({ field, value }: { field: string; value: unknown }) {
  return value === undefined || value === null ? '–' : <FieldValue field={field} value={value} />;
}
