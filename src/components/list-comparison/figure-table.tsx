import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ListComparison } from '#domain/compare/compare-lists.ts';
import { FIGURE_WORDS } from '#platform/words/list-figure-words.ts';
import { FigureCell } from './figure-cell.tsx';
import styles from './list-comparison.module.css';
import { Differs, SideHeads, type Titles } from './unit-sections.tsx';

type FigureTableProps = { compared: Pick<ListComparison, 'figures' | 'dice'>; titles: Titles };

/** The figures of both lists, those that differ first, with the dice of each kind of roll. */
export function FigureTable({ compared, titles }: FigureTableProps) {
  const { t } = useLingui();
  const id = useId();
  const rows = compared.figures.map((row) => {
    const dice = compared.dice.find(({ kind }) => kind === row.id) ?? null;
    return { ...row, dice, differs: row.differs || dice?.differs === true };
  });
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Figures</Trans>
      </h2>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <SideHeads titles={titles} what={t`Figure`} />
        </thead>
        <tbody>
          {rows
            .toSorted((one, other) => Number(other.differs) - Number(one.differs))
            .map((row) => (
              <tr key={row.id} data-different={row.differs || undefined}>
                <th scope="row">
                  {t(FIGURE_WORDS[row.id])} <Differs is={row.differs} />
                </th>
                <td>
                  <FigureCell id={row.id} figure={row.one} dice={row.dice?.one ?? []} />
                </td>
                <td>
                  <FigureCell id={row.id} figure={row.other} dice={row.dice?.other ?? []} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className={styles.muted}>
        <Trans>Rows that differ come first, marked ≠.</Trans>{' '}
        <Trans>
          Distances are in strides. Rolls are those of all units at full strength, without stress and
          switches. ø is their average, for willpower that of one unit.
        </Trans>
      </p>
    </section>
  );
}
