import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Average } from '#components/roll-drawing/average.tsx';
import { RollDrawing } from '#components/roll-drawing/roll-drawing.tsx';
import type { ListComparison } from '#domain/compare/compare-lists.ts';
import type { DiceCount } from '#domain/compare/dice.ts';
import type { Figure, FigureId } from '#domain/compare/figures.ts';
import { FIGURE_WORDS } from '#platform/words/list-figure-words.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import styles from './list-comparison.module.css';
import { Differs, SideHeads, type Titles } from './unit-sections.tsx';

/** Figures that are averages of rolls. */
const AVERAGES: readonly FigureId[] = ['melee', 'ranged', 'defence', 'willpower'];

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
        <Trans>
          Distances are in strides. Rolls are those of all units at full strength, without stress and
          switches. ø is their average, for willpower that of one unit.
        </Trans>
      </p>
    </section>
  );
}

type FigureCellProps = { id: FigureId; figure: Figure; dice: readonly DiceCount[] };

/** One figure of one list, its dice, and how many units it leaves out. */
function FigureCell({ id, figure, dice }: FigureCellProps) {
  const { i18n } = useLingui();
  const { least, most, unknown } = figure;
  return (
    <span className={styles.figure}>
      {least === null || most === null ? (
        <NoValue isUnknown={unknown > 0} />
      ) : AVERAGES.includes(id) ? (
        <Average value={least} />
      ) : least === most ? (
        i18n.number(least)
      ) : (
        `${i18n.number(least)}–${i18n.number(most)}`
      )}
      {dice.length > 0 && (
        <span className={styles.dice}>
          {dice.map(({ die, count }) => (
            <span key={die} className={styles.die}>
              {count} <RollDrawing roll={[die]} />
            </span>
          ))}
        </span>
      )}
      {least !== null && unknown > 0 && (
        <span className={styles.left}>
          <Plural value={unknown} one="# unit not known" other="# units not known" />
        </span>
      )}
    </span>
  );
}

/** The sign of a figure that no unit has, or that nobody knows. */
function NoValue({ isUnknown }: { isUnknown: boolean }) {
  return (
    <>
      <span aria-hidden="true">{isUnknown ? '?' : '–'}</span>
      <VisuallyHidden>{isUnknown ? <Trans>not known</Trans> : <Trans>none</Trans>}</VisuallyHidden>
    </>
  );
}
