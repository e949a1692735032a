import { Trans, useLingui } from '@lingui/react/macro';
import type { GameUnit } from '#domain/game/types.ts';
import { modelsOf } from '#domain/game/unit-play.ts';
import { type Chances, meanOf } from '#domain/odds/chances.ts';
import { STATE_NAMES } from '../units/unit-words.ts';
import { useTable } from '../table/table-context.tsx';
import { useOwnedName } from '../table/use-running-game.ts';
import styles from './attack-sheet.module.css';

/** Wounds that have a button for one tap; the last one goes on by 1 with each further tap. */
const ONE_TAP = 6;

type AttackTargetProps = {
  unit: GameUnit;
  /** Null where a card is not known. */
  chances: Chances | null;
  /** The wounds that were tapped; null for a target that is not the chosen one. */
  wounds: number | null;
  onWounds: (wounds: number) => void;
};

/** A target with its wounds to tap, the chance of each beneath it. */
export function AttackTarget({ unit, chances, wounds, onWounds }: AttackTargetProps) {
  const { t, i18n } = useLingui();
  const { language } = useTable();
  const name = useOwnedName(unit, language);
  const models = modelsOf(unit);
  const average = chances === null ? null : i18n.number(meanOf(chances), { maximumFractionDigits: 1 });
  return (
    <li className={styles.target} data-chosen={wounds !== null || undefined}>
      <p className={styles.name}>
        <strong>{name}</strong>
        <span className={styles.facts}>
          {models !== null && models > 1 && `${models - unit.fallen}/${models} `}
          {unit.states.map((state) => t(STATE_NAMES[state])).join(', ')}
        </span>
        {average !== null && (
          <span className={styles.average}>
            <Trans>ø {average}</Trans>
          </span>
        )}
      </p>
      <div className={styles.wounds} role="group" aria-label={t`Wounds to ${name}`}>
        {Array.from({ length: ONE_TAP + 1 }, (_, count) => {
          const isLast = count === ONE_TAP;
          const shown = isLast && wounds !== null && wounds > count ? wounds : count;
          return (
            <button
              key={count}
              type="button"
              className={styles.wound}
              aria-pressed={wounds === shown}
              onClick={() => onWounds(isLast && wounds === shown ? shown + 1 : shown)}
            >
              {isLast && shown === count ? `${count}+` : shown}
              <Chance chance={chances?.[shown]} isKnown={chances !== null} />
            </button>
          );
        })}
      </div>
    </li>
  );
}

/** A chance in per cent; a dash for what cannot come. */
function Chance({ chance = 0, isKnown }: { chance?: number | undefined; isKnown: boolean }) {
  const { i18n } = useLingui();
  if (!isKnown) return null;
  const percent = (value: number) => i18n.number(value, { style: 'percent', maximumFractionDigits: 0 });
  // Possible results are never shown as never, nor as always.
  const words =
    chance === 0
      ? '–'
      : chance < 0.005
        ? `< ${percent(0.01)}`
        : chance < 1 && chance >= 0.995
          ? `> ${percent(0.99)}`
          : percent(chance);
  return <small className={styles.chance}>{words}</small>;
}
