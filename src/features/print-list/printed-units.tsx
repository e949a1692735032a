import { Trans, useLingui } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import { localName, localTerm } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { Army, RosterUnit } from '#domain/roster/types.ts';
import { unitMarks } from '#platform/words/unit-marks.ts';
import styles from './print-list.module.css';
import { useLanguage } from '#platform/use-language.ts';

type PrintedUnitsProps = { army: Army; marked: ReadonlySet<string> };

/** The table of units, High Command first, offenders marked. */
export function PrintedUnits({ army, marked }: PrintedUnitsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const ordered = army.toSorted(
    (one, other) => Number(other.unit.highCommand) - Number(one.unit.highCommand),
  );
  return (
    <table className={styles.units}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Unit</Trans>
          </th>
          <th scope="col">
            <Trans>CP</Trans>
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
        {ordered.map(({ unit, quantity }) => (
          <tr key={unit.id}>
            <td>
              <span className={styles.name}>
                {marked.has(unit.id) && (
                  <span role="img" aria-label={t`Violation`}>
                    ⚠{' '}
                  </span>
                )}
                {localName(unit, language)}
              </span>
              {unitMarks(unit).map((mark) => (
                <span key={mark.id} className={styles.tag}>
                  {t(mark.words)}
                </span>
              ))}
              <span className={styles.terms}>{termsOf(unit, language)}</span>
            </td>
            <td>{unit.command > 0 ? unit.command * quantity : '–'}</td>
            <td>{quantity}</td>
            <td>{unit.points * quantity}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Characteristics and keywords of a unit, as one line in the reader's language. */
function termsOf(unit: RosterUnit, language: Language): string {
  return [
    ...unit.characteristics.map((term) => localTerm(catalogue, 'characteristics', term, language)),
    ...unit.keywords.map((term) => localTerm(catalogue, 'keywords', term, language)),
  ].join(', ');
}
