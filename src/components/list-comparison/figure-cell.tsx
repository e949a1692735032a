import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Average } from '#components/roll-drawing/average.tsx';
import { RollDrawing } from '#components/roll-drawing/roll-drawing.tsx';
import type { DiceCount } from '#domain/compare/dice.ts';
import type { Figure, FigureId } from '#domain/compare/figures.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import styles from './list-comparison.module.css';

/** Figures that are averages of rolls. */
const AVERAGES: readonly string[] = ['melee', 'ranged', 'defence', 'willpower'] satisfies readonly FigureId[];

type FigureCellProps = {
  /** Of a figure, a role or a keyword. */
  id: string;
  figure: Figure;
  dice?: readonly DiceCount[];
};

/** One figure of one list, its dice, and how many units it leaves out. */
export function FigureCell({ id, figure, dice = [] }: FigureCellProps) {
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
