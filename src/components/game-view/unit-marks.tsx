import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language, Names } from '#domain/catalogue/types.ts';
import { tokenKinds } from '#domain/game/scoring.ts';
import type { GameState, GameUnit } from '#domain/game/types.ts';
import { isNearlyDown, modelsOf, type UnitNow } from '#domain/game/unit-play.ts';
import { PLACE_NAMES, STATE_NAMES } from '#platform/words/game-words.ts';
import { unitName } from '#platform/words/unit-name.ts';
import { GameSymbol } from '#ui/game-symbol/game-symbol.tsx';
import type { IconName } from '#ui/icon/icon-paths.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './unit-marks.module.css';

type UnitMarksProps = {
  unit: GameUnit;
  now: UnitNow;
  /** The unit that this Character joined. */
  host: GameUnit | undefined;
  /** Mission and feat, which name the tokens. */
  rules: Pick<GameState, 'mission' | 'feat'>;
  /** False where stress and wounds already show on buttons. */
  withCounts: boolean;
  say: (english: string, names?: Names) => string;
  language: Language;
};

/** The marks of a unit in one line: activation token, counts, troops, Tinge, states and tokens. */
export function UnitMarks({ unit, now, host, rules, withCounts, say, language }: UnitMarksProps) {
  const { t } = useLingui();
  const models = modelsOf(unit);
  const tokens = tokenKinds(rules).filter(({ id }) => (unit.tokens[id] ?? 0) > 0);
  return (
    <ul className={styles.marks}>
      {unit.place !== 'table' && <Mark tone="off">{t(PLACE_NAMES[unit.place])}</Mark>}
      {host !== undefined && (
        // As plain text: Trans would read <i> in a name as an element.
        <Mark icon="link">{t`with ${unitName(host, language)}`}</Mark>
      )}
      {unit.activated && (
        <Mark icon="check" tone="done">
          <Trans>Activated</Trans>
        </Mark>
      )}
      {withCounts && <StressMark unit={unit} now={now} />}
      {withCounts && <WoundsMark unit={unit} now={now} />}
      {models !== null && models > 1 && (
        <Mark icon="user" tone={unit.fallen > 0 ? 'warning' : 'plain'} label={t`Troops`}>
          {`${models - unit.fallen}/${models}`}
        </Mark>
      )}
      {unit.joinedTo === null && unit.tinge > 0 && (
        <Mark tone="warning">
          <GameSymbol symbol="tinge-token" label={t`Tinge`} />
          {unit.tinge}
        </Mark>
      )}
      {unit.joinedTo === null &&
        unit.states.map((state) => (
          <Mark key={state} tone={state === 'demoralized' ? 'danger' : 'warning'}>
            {t(STATE_NAMES[state])}
          </Mark>
        ))}
      {tokens.map(({ id, name, names }) => (
        <Mark key={id} icon="flag" tone="gold">
          {`${say(name, names)} ${unit.tokens[id] ?? 0}`}
        </Mark>
      ))}
    </ul>
  );
}

type CountMarkProps = { unit: GameUnit; now: UnitNow };

/** A Character that has joined a unit has the stress of that unit. */
function StressMark({ unit, now }: CountMarkProps) {
  const { t } = useLingui();
  if (unit.joinedTo !== null || unit.stress <= 0) return null;
  return (
    <Mark tone={now.overMorale > 0 ? 'danger' : 'plain'}>
      <GameSymbol symbol="stress-bolt-modifier" label={t`Stress`} />
      {now.morale === null ? unit.stress : `${unit.stress}/${now.morale}`}
    </Mark>
  );
}

function WoundsMark({ unit, now }: CountMarkProps) {
  const { t } = useLingui();
  if (unit.wounds <= 0) return null;
  return (
    <Mark tone={isNearlyDown(unit, now.woundsPerTroop) ? 'danger' : 'plain'}>
      <GameSymbol symbol="wound-damage" label={t`Wounds`} />
      {now.woundsPerTroop === null ? unit.wounds : `${unit.wounds}/${now.woundsPerTroop}`}
    </Mark>
  );
}

type MarkProps = {
  icon?: IconName;
  label?: string;
  tone?: 'plain' | 'gold' | 'warning' | 'danger' | 'off' | 'done';
  children: ReactNode;
};

function Mark({ icon, label, tone = 'plain', children }: MarkProps) {
  return (
    <li className={styles.mark} data-tone={tone}>
      {icon !== undefined && <Icon name={icon} size={16} {...(label === undefined ? {} : { label })} />}
      {children}
    </li>
  );
}
