import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { CardOf } from '#data/unit-profiles.ts';
import type { UnitProfile } from '#domain/catalogue/profile.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { type Counting, chancesOf, COUNTED, type Counted, meanOf } from '#domain/odds/chances.ts';
import {
  printedRolls,
  AIM,
  countingOf,
  type PrintedRoll,
  type RollKind,
} from '#domain/odds/printed-rolls.ts';
import { Switch } from '#ui/switch/switch.tsx';
import { OddsChart } from '#components/odds-chart/odds-chart.tsx';
import { RollDrawing } from '#components/roll-drawing/roll-drawing.tsx';
import { AgainstUnit } from './against-unit.tsx';
import styles from './unit-odds.module.css';
import page from './unit-page.module.css';

type UnitOddsProps = { unit: Unit; profile: UnitProfile | null; cardOf: CardOf };

/** The odds of each printed roll: averages, and the chance of each result. */
export function UnitOdds({ unit, profile, cardOf }: UnitOddsProps) {
  const { t } = useLingui();
  const [isStressed, setStressed] = useState(false);
  const [isElite, setElite] = useState(countingOf(unit) === 'elite');
  if (profile === null) return null;
  const rolls = printedRolls(profile);
  if (rolls.length === 0) return null;
  const counting: Counting = isElite ? 'elite' : 'full';
  const hasModifiers = rolls.some((roll) => roll.modifier !== null);
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t`Chances of its rolls`}</h2>
      <p className={page.note}>
        <Trans>
          Exact, for one roll as printed: without rerolls, switches, states and what joined Characters add.
        </Trans>
      </p>
      <div className={styles.switches}>
        {hasModifiers && (
          <Switch
            label={t`With stress modifier`}
            description={t`Adds what the card gives for 1 stress.`}
            checked={isStressed}
            onCheckedChange={setStressed}
          />
        )}
        <Switch
          label={t`Hollow symbols count`}
          description={t`As for a unit with Elite.`}
          checked={isElite}
          onCheckedChange={setElite}
        />
      </div>
      <div className={styles.rolls}>
        {rolls.map((roll) => (
          <RollOdds
            key={`${roll.kind} ${roll.troops ?? ''}`}
            roll={roll}
            isStressed={isStressed}
            counting={counting}
          />
        ))}
      </div>
      <AgainstUnit unit={unit} cardOf={cardOf} isStressed={isStressed} counting={counting} />
    </section>
  );
}

type RollOddsProps = {
  roll: PrintedRoll;
  isStressed: boolean;
  counting: Counting;
};

/**
 * One roll: its dice, and a chart for each kind of symbol that can come up, what it is made for
 * first.
 */
function RollOdds({ roll, isStressed, counting }: RollOddsProps) {
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

/** The names of the results that dice count. */
const COUNTED_WORDS: Readonly<Record<Counted, MessageDescriptor>> = {
  success: msg`Successes`,
  block: msg`Blocks`,
  special: msg`Specials`,
};

const KIND_WORDS: Readonly<Record<RollKind, MessageDescriptor>> = {
  melee: msg`Melee`,
  ranged: msg`Ranged`,
  defence: msg`Defence`,
  willpower: msg`Willpower`,
};

/** Returns the name of a printed roll: `Ranged (12), 3 or more troops`. */
function useRollName({ kind, troops, range }: PrintedRoll): string {
  const { i18n } = useLingui();
  const troopsName = useTroopsName(troops);
  const name = range === null ? i18n._(KIND_WORDS[kind]) : i18n._(msg`Ranged (${range})`);
  return troopsName === null ? name : `${name}, ${troopsName}`;
}

/** `3+`, `2-` or `1` as words; null for a row that holds always. */
function useTroopsName(troops: string | null): string | null {
  const { t } = useLingui();
  const count = Number.parseInt(troops ?? '', 10);
  if (troops === null || Number.isNaN(count)) return null;
  if (troops.endsWith('+')) {
    return t`${plural(count, { one: '# or more troops', other: '# or more troops' })}`;
  }
  if (troops.endsWith('-')) {
    return t`${plural(count, { one: '# or fewer troops', other: '# or fewer troops' })}`;
  }
  return t`${plural(count, { one: '# troop', other: '# troops' })}`;
}
