import { Trans, useLingui } from '@lingui/react/macro';
import { Average } from '#components/roll-drawing/average.tsx';
import { RollDrawing } from '#components/roll-drawing/roll-drawing.tsx';
import type { RollPart } from '#domain/catalogue/profile.ts';
import type { Measure, UnitRow } from '#domain/units/columns.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import styles from './browse/unit-stats.module.css';

type MeasureCellProps = { row: UnitRow; measure: Measure };

/**
 * One value of a unit: the number, or for a roll its dice with the average of what they are rolled
 * for.
 */
export function MeasureCell({ row, measure }: MeasureCellProps) {
  const { i18n } = useLingui();
  const value = row.measures[measure];
  if (value === null) return <Missing row={row} />;
  const dice = diceOf(row, measure);
  if (dice !== null) {
    return (
      <span className={styles.roll}>
        <span className={styles.dice}>
          <RollDrawing roll={dice} />
        </span>
        <Average className={styles.average} value={value} />
      </span>
    );
  }
  if (measure === 'move') return row.profile?.mov?.join('-') ?? i18n.number(value);
  return i18n.number(value);
}

/** The dash of a value that the card does not print; nothing known is not the same. */
export function Missing({ row }: { row: UnitRow }) {
  return (
    <>
      <span className={styles.missing} aria-hidden="true">
        {row.profile === null ? '?' : '–'}
      </span>
      <VisuallyHidden>
        {row.profile === null ? <Trans>not known</Trans> : <Trans>not on its card</Trans>}
      </VisuallyHidden>
    </>
  );
}

/** The dice of a roll at full strength; null for a value that is no roll. */
function diceOf({ profile }: UnitRow, measure: Measure): readonly RollPart[] | null {
  const full = profile?.profiles[0];
  switch (measure) {
    case 'willpower':
      return profile?.willpower ?? null;
    case 'melee':
      return full?.melee.dice ?? null;
    case 'ranged':
      return full?.ranged?.dice ?? null;
    case 'defence':
      return full?.defence.dice ?? null;
    default:
      return null;
  }
}
