import { useLingui, Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { TermName } from '#components/unit-card/term-name.tsx';
import type { CardOf } from '#data/unit-profiles.ts';
import { cardWords } from '#domain/catalogue/characteristics.ts';
import type { TermKind, Unit } from '#domain/catalogue/types.ts';
import {
  printedRolls,
  type RollKind,
  averageAim,
  countingOf,
  type PrintedRoll,
} from '#domain/odds/printed-rolls.ts';
import { MEASURES, unitRow, type UnitRow } from '#domain/units/columns.ts';
import { Average } from '#components/roll-drawing/average.tsx';
import { RollDrawing } from '#components/roll-drawing/roll-drawing.tsx';
import { COLUMN_WORDS } from '../browse/column-words.ts';
import { MeasureCell, Missing } from '../measure-cell.tsx';
import styles from './compare-table.module.css';

/** One line of a comparison: `key` is what is compared, `content` what is shown. */
export type ComparedRow = {
  readonly id: string;
  readonly label: string;
  readonly cells: readonly { readonly key: string; readonly content: ReactNode }[];
};

const ROLLS: readonly RollKind[] = ['melee', 'ranged', 'defence', 'willpower'];
const PLAIN = MEASURES.filter((measure) => !ROLLS.some((kind) => kind === measure) && measure !== 'range');

/**
 * Returns the cards of some units as lines of a comparison. Lines that are empty for all of them
 * are left out.
 */
export function useComparedRows(units: readonly Unit[], cardOf: CardOf): readonly ComparedRow[] {
  const { t } = useLingui();
  const termRow = termRowOf(units);
  const rows = units.map((unit) => unitRow(unit, cardOf(unit.faction, unit.id)?.profile ?? null));
  const line = (
    id: string,
    label: string,
    keyOf: (row: UnitRow) => string,
    show: (row: UnitRow) => ReactNode,
  ): ComparedRow => ({ id, label, cells: rows.map((row) => ({ key: keyOf(row), content: show(row) })) });
  const measures = PLAIN.map((measure) =>
    line(
      measure,
      t(COLUMN_WORDS[measure]),
      ({ measures: values, profile }) =>
        measure === 'move' ? String(profile?.mov?.join()) : String(values[measure]),
      (row) => <MeasureCell row={row} measure={measure} />,
    ),
  );
  const rolls = ROLLS.map((kind) =>
    line(
      kind,
      t(COLUMN_WORDS[kind]),
      (row) => JSON.stringify(rollsOf(row, kind)),
      (row) => <RollCell row={row} rolls={rollsOf(row, kind)} />,
    ),
  );
  const legality = line(
    'legal',
    t`Tournament legal`,
    ({ unit }) => String(unit.tournamentLegal),
    ({ unit }) => (unit.tournamentLegal ? t`Yes` : t`No`),
  );
  const skills = line(
    'skills',
    t`Skills`,
    ({ unit }) => namesOf(unit, cardOf).join('|'),
    ({ unit }) => namesOf(unit, cardOf).join(', '),
  );
  return [
    ...measures,
    ...rolls,
    legality,
    termRow('characteristics', t`Characteristics`),
    termRow('keywords', t`Keywords`),
    termRow('special-rules', t`Special Rules`),
    skills,
  ].filter(({ cells }) => cells.some(({ key }) => key !== '' && key !== '[]'));
}

function rollsOf({ profile }: UnitRow, kind: RollKind) {
  return profile === null ? [] : printedRolls(profile).filter((roll) => roll.kind === kind);
}

function namesOf(unit: Unit, cardOf: CardOf): readonly string[] {
  const skills = cardOf(unit.faction, unit.id)?.skills ?? [];
  return [...new Set(skills.map((skill) => skill.name))];
}

function termRowOf(units: readonly Unit[]) {
  return (kind: Exclude<TermKind, 'states'>, label: string): ComparedRow => {
    return {
      id: kind,
      label,
      cells: units.map((unit) => {
        const words = kind === 'special-rules' ? unit.specialRules : cardWords(unit)[kind];
        return {
          key: words.toSorted().join('|'),
          content: words.map((printed, at) => (
            <Fragment key={printed}>
              {at > 0 && ', '}
              <TermName kind={kind} printed={printed} />
            </Fragment>
          )),
        };
      }),
    };
  };
}

/**
 * All rows of one kind of roll: for how many troops, the dice, their average, what 1 stress adds.
 */
function RollCell({ row, rolls }: { row: UnitRow; rolls: readonly PrintedRoll[] }) {
  const { t } = useLingui();
  if (rolls.length === 0) return <Missing row={row} />;
  return (
    <ul className={styles.rolls}>
      {rolls.map(({ kind, troops, range, dice, modifier }) => (
        <li key={troops ?? kind} className={styles.roll}>
          {troops !== null && troops !== 'all' && (
            <span className={styles.troops}>
              <Trans>{troops} troops</Trans>
            </span>
          )}
          {range !== null && (
            <span className={styles.troops}>
              <Trans>range {range}</Trans>
            </span>
          )}
          <span className={styles.dice}>
            <RollDrawing roll={dice} />
          </span>
          <Average className={styles.average} value={averageAim(kind, dice, countingOf(row.unit))} />
          {modifier !== null && (
            <span className={styles.modifier} role="group" aria-label={t`For 1 stress, add`}>
              +{' '}
              <span className={styles.dice}>
                <RollDrawing roll={modifier} />
              </span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
