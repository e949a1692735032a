import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useGame } from '#data/games/use-game.ts';
import type { GameState, GameUnit } from '#domain/game/types.ts';
import { useTable } from '../table/table-context.tsx';
import { useOwnedName } from '../table/use-running-game.ts';
import { type AttackChoices, attackChances, attacksOf, useCards } from './attack-odds.ts';
import { ChoicesOfAttack } from './attack-choices.tsx';
import { AttackFooter, type AttackResult } from './attack-footer.tsx';
import { AttackTarget } from './attack-target.tsx';
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
