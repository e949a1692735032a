import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CardOf } from '#data/unit-profiles.ts';
import type { UnitProfile } from '#domain/catalogue/profile.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import type { Counting } from '#domain/odds/chances.ts';
import { printedRolls } from '#domain/odds/printed-rolls.ts';
import { Switch } from '#ui/switch/switch.tsx';
import { AgainstUnit } from './against-unit.tsx';
import { RollOdds } from './roll-odds.tsx';
import styles from './unit-odds.module.css';
import page from './unit-page.module.css';

type UnitOddsProps = { unit: Unit; profile: UnitProfile | null; cardOf: CardOf };

/** The odds of each printed roll: averages, and the chance of each result. */
export function UnitOdds({ unit, profile, cardOf }: UnitOddsProps) {
  const { t } = useLingui();
  const [isStressed, setStressed] = useState(false);
  const [isElite, setElite] = useState(unit.keywords.includes('Elite'));
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
