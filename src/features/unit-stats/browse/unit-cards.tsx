import { useLingui } from '@lingui/react/macro';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { Measure, UnitRow } from '#domain/units/columns.ts';
import { inBlocks } from '#ui/windowed/use-windowed.ts';
import { Windowed } from '#ui/windowed/windowed.tsx';
import { COLUMN_HEADS, COLUMN_WORDS } from './column-words.ts';
import { MeasureCell } from '../measure-cell.tsx';
import { PickBox } from './compare-bar.tsx';
import styles from './unit-cards.module.css';
import { UnitName } from '../unit-name.tsx';
import type { QueryModel } from '../use-unit-query.ts';

type UnitCardsProps = { model: QueryModel; rows: readonly UnitRow[] };

const STRIP: readonly Measure[] = [
  'move',
  'charge',
  'wounds',
  'willpower',
  'morale',
  'availability',
  'command',
  'conquest',
];
const ROLLS: readonly Measure[] = ['melee', 'ranged', 'defence'];

/** Units one below the other, for a phone: the same values as the table, in the order of a card. */
export function UnitCards({ model, rows }: UnitCardsProps) {
  const { blocks, isLong } = inBlocks(rows);
  return blocks.map((block) => (
    <Windowed key={block.map(({ unit }) => unitKey(unit.faction, unit.id))[0]} isOn={isLong}>
      <ul className={styles.cards}>
        {block.map((row) => (
          <li key={unitKey(row.unit.faction, row.unit.id)}>
            <UnitCard row={row} model={model} />
          </li>
        ))}
      </ul>
    </Windowed>
  ));
}

function UnitCard({ row, model }: { row: UnitRow; model: QueryModel }) {
  const { t } = useLingui();
  const rolls = ROLLS.filter((measure) => row.measures[measure] !== null);
  return (
    <article className={styles.card} data-faction={row.unit.faction}>
      <header className={styles.head}>
        <UnitName unit={row.unit} size={44} />
        <p className={styles.points}>
          <strong>{row.unit.points}</strong> {t(COLUMN_HEADS.points)}
        </p>
      </header>
      <dl className={styles.strip}>
        {STRIP.map((measure) => (
          <div key={measure} className={styles.value}>
            <dt title={t(COLUMN_WORDS[measure])}>
              <abbr>{t(COLUMN_HEADS[measure])}</abbr>
            </dt>
            <dd>
              <MeasureCell row={row} measure={measure} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        {rolls.length > 0 && (
          <dl className={styles.rolls}>
            {rolls.map((measure) => (
              <div key={measure} className={styles.rollLine}>
                <dt>{t(COLUMN_WORDS[measure])}</dt>
                <dd>
                  <MeasureCell row={row} measure={measure} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <PickBox unit={row.unit} model={model} words={t`Compare`} />
      </div>
    </article>
  );
}
