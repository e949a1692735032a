import { useLingui } from '@lingui/react/macro';
import { RollDrawing } from '#components/roll-drawing/roll-drawing.tsx';
import { chancesOf, COUNTED, type Counted, type Counting, meanOf } from '#domain/odds/chances.ts';
import { AIM, type PrintedRoll } from '#domain/odds/printed-rolls.ts';
import { OddsChart } from './odds-chart.tsx';
import { COUNTED_WORDS, useRollName } from '../roll-names.ts';
import styles from './unit-odds.module.css';

type RollOddsProps = {
  roll: PrintedRoll;
  isStressed: boolean;
  counting: Counting;
};

/**
 * One roll: its dice, and a chart for each kind of symbol that can come up, what it is made for
 * first.
 */
export function RollOdds({ roll, isStressed, counting }: RollOddsProps) {
  const { t } = useLingui();
  const name = useRollName(roll);
  const dice = isStressed && roll.modifier !== null ? [...roll.dice, ...roll.modifier] : roll.dice;
  const aim = AIM[roll.kind];
  const ordered: readonly Counted[] = [aim, ...COUNTED.filter((counted) => counted !== aim)];
  const charts = ordered
    .map((counted) => ({ counted, chances: chancesOf(dice, counted, counting) }))
    .filter(({ counted, chances }) => counted === aim || meanOf(chances) > 0);
  return (
    <section className={styles.roll} aria-label={name}>
      <header className={styles.head}>
        <h3 className={styles.title}>{name}</h3>
        <span className={styles.dice}>
          <RollDrawing roll={dice} />
        </span>
      </header>
      <div className={styles.charts}>
        {charts.map(({ counted, chances }) => (
          <OddsChart
            key={counted}
            title={`${name}: ${t(COUNTED_WORDS[counted])}`}
            label={t(COUNTED_WORDS[counted])}
            chances={chances}
          />
        ))}
      </div>
    </section>
  );
}
