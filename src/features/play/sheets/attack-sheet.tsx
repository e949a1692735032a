import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { UnitFace } from '#components/game-view/unit-face.tsx';
import { useGame } from '#data/games/use-game.ts';
import { type PortraitOf, useKnownPortraits } from '#data/profiles/use-known-portraits.ts';
import type { GameState, GameUnit } from '#domain/game/types.ts';
import { modelsOf } from '#domain/game/unit-play.ts';
import { type Chances, meanOf } from '#domain/odds/chances.ts';
import type { StrikeKind } from '#domain/odds/strike.ts';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import { useTable } from '../table/table-context.tsx';
import { useOwnedName } from '../table/use-running-game.ts';
import { STATE_NAMES } from '#platform/words/game-words.ts';
import { AttackFooter, type AttackResult } from './attack-footer.tsx';
import { attackChances, type AttackChoices, attacksOf, useCards } from './attack-odds.ts';
import styles from './attack-sheet.module.css';
import { SheetFrame } from './sheet-frame.tsx';

const NOTHING_YET: AttackResult = { target: null, wounds: 0, states: [], stress: 0 };

/**
 * The attack of the unit that is being activated: every target with the chances of its wounds, the
 * tapped number being its result, then states and stress. Renders nothing without such a unit.
 */
export function AttackSheet() {
  const id = useGame(({ game }) => game.state.activeUnit);
  const attacker = useGame(({ game }) => game.state.units[id ?? '']);
  return attacker === undefined ? null : <Attack key={attacker.id} attacker={attacker} />;
}

function Attack({ attacker }: { attacker: GameUnit }) {
  const { t } = useLingui();
  const { language, sheet } = useTable();
  const state = useGame(({ game }) => game.state);
  const cardOf = useCards();
  const portraitOf = useKnownPortraits();
  const attacks = attacksOf(state, attacker, cardOf);
  const [chosen, setChosen] = useState<AttackChoices>({
    kind: 'melee',
    isReroll: false,
    isModified: false,
    isTargetModified: false,
  });
  const [result, setResult] = useState(NOTHING_YET);
  const kind = attacks.kinds.includes(chosen.kind) ? chosen.kind : (attacks.kinds[0] ?? chosen.kind);
  const canModify = attacks.modified.includes(kind);
  const choices = { ...chosen, kind, isModified: chosen.isModified && canModify };
  const own = useOwnedName(attacker, language);
  return (
    <SheetFrame
      title={t`Attack by ${own}`}
      onClose={sheet.close}
      footer={<AttackFooter attacker={attacker} choices={choices} result={result} onChange={setResult} />}
    >
      <div className={styles.sheet}>
        <ChoicesOfAttack kinds={attacks.kinds} canModify={canModify} value={choices} onChange={setChosen} />
        <ul className={styles.targets} aria-label={t`Targets`}>
          {targetsOf(state, attacker).map((target) => (
            <AttackTarget
              key={target.id}
              unit={target}
              portraitOf={portraitOf}
              chances={attackChances(state, attacker, target, cardOf, choices)}
              wounds={result.target === target.id ? result.wounds : null}
              onWounds={(wounds) =>
                setResult({
                  ...result,
                  target: target.id,
                  wounds,
                  states: result.target === target.id ? result.states : [],
                })
              }
            />
          ))}
        </ul>
        <p className={styles.note}>
          <Trans>
            Exact for the troops, states and joined Characters of now. Cover, switches and a second enemy in
            the fight are not counted.
          </Trans>
        </p>
      </div>
    </SheetFrame>
  );
}

/** The rival's units on the table; a joined Character is hit with its unit. */
function targetsOf({ units }: GameState, { player }: GameUnit): readonly GameUnit[] {
  return Object.values(units).filter(
    (unit) => unit.player !== player && unit.place === 'table' && unit.joinedTo === null,
  );
}

type ChoicesProps = {
  kinds: readonly StrikeKind[];
  canModify: boolean;
  value: AttackChoices;
  onChange: (choices: AttackChoices) => void;
};

/** The choices that change the odds: the kind of attack, the reroll and both modifiers. */
function ChoicesOfAttack({ kinds, canModify, value, onChange }: ChoicesProps) {
  const { t } = useLingui();
  const words: Readonly<Record<StrikeKind, string>> = { melee: t`Melee`, ranged: t`Ranged` };
  if (kinds.length === 0) return null;
  const toggle = (key: 'isReroll' | 'isModified' | 'isTargetModified', label: string) => (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={value[key]}
      onClick={() => onChange({ ...value, [key]: !value[key] })}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.choices}>
      {kinds.length > 1 && (
        <ToggleGroup
          label={t`Kind of attack`}
          value={value.kind}
          onValueChange={(kind) => onChange({ ...value, kind })}
          items={kinds.map((kind) => ({ value: kind, label: words[kind] }))}
        />
      )}
      {toggle('isReroll', value.kind === 'melee' ? t`Charge: reroll` : t`Aim: reroll`)}
      {canModify && toggle('isModified', t`Modifier (1 stress)`)}
      {toggle('isTargetModified', t`Target’s modifier (1 stress)`)}
    </div>
  );
}

/** Wounds that have a button for one tap; the last one goes on by 1 with each further tap. */
const ONE_TAP = 6;

type AttackTargetProps = {
  unit: GameUnit;
  portraitOf: PortraitOf;
  /** Null where a card is not known. */
  chances: Chances | null;
  /** The wounds that were tapped; null for a target that is not the chosen one. */
  wounds: number | null;
  onWounds: (wounds: number) => void;
};

/** A target with its wounds to tap, the chance of each beneath it. */
function AttackTarget({ unit, portraitOf, chances, wounds, onWounds }: AttackTargetProps) {
  const { t, i18n } = useLingui();
  const { language } = useTable();
  const name = useOwnedName(unit, language);
  const models = modelsOf(unit);
  const average = chances === null ? null : i18n.number(meanOf(chances), { maximumFractionDigits: 1 });
  return (
    <li className={styles.target} data-chosen={wounds !== null || undefined}>
      <p className={styles.name}>
        <span className={styles.face}>
          <UnitFace unit={unit} portraitOf={portraitOf} size={30} />
        </span>
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
              data-never={(chances !== null && (chances[shown] ?? 0) === 0) || undefined}
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
