import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { TermName } from '#components/unit-card/term-name.tsx';
import { localName } from '#domain/catalogue/localise.ts';
import type { Army, RosterUnit } from '#domain/roster/types.ts';
import { unitMarks } from '#platform/words/unit-marks.ts';
import styles from './print-list.module.css';
import { useLanguage } from '#platform/use-language.ts';

type PrintedUnitsProps = {
  /** The list in one line, for the pages after the first. */
  title: string;
  army: Army;
  marked: ReadonlySet<string>;
};

/** The table of units, High Command first, offenders marked. */
export function PrintedUnits({ title, army, marked }: PrintedUnitsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const ordered = army.toSorted(
    (one, other) => Number(other.unit.highCommand) - Number(one.unit.highCommand),
  );
  return (
    <table className={styles.units}>
      <thead>
        <tr className={styles.running} aria-hidden>
          <th colSpan={4}>{title}</th>
        </tr>
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
              <span className={styles.terms}>
                <Terms unit={unit} />
              </span>
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
function Terms({ unit }: { unit: RosterUnit }) {
  const terms = [
    ...unit.characteristics.map((printed) => ({ kind: 'characteristics' as const, printed })),
    ...unit.keywords.map((printed) => ({ kind: 'keywords' as const, printed })),
  ];
  return terms.map((term, at) => (
    <Fragment key={`${term.kind} ${term.printed}`}>
      {at > 0 && ', '}
      <TermName {...term} />
    </Fragment>
  ));
}
