import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import { dueNow, isBlocking } from '#domain/game/table/due.ts';
import type { GameUnit, UnitState } from '#domain/game/types.ts';
import { Button } from '#ui/button/button.tsx';
import { endActivation } from '../units/end-activation.ts';
import { StateButtons } from '../units/state-buttons.tsx';
import { ownedName } from '#platform/words/unit-name.ts';
import { perform } from '../table/perform.ts';
import { useTable } from '../table/table-context.tsx';
import { useOwnedName } from '../table/use-running-game.ts';
import type { AttackChoices } from './attack-odds.ts';
import styles from './attack-sheet.module.css';
import { CountStepper } from './count-stepper.tsx';

/** The result of the attack so far; `target` null until one was tapped. */
export type AttackResult = {
  readonly target: string | null;
  readonly wounds: number;
  readonly states: readonly UnitState[];
  /** Own stress beside that of the modifier. */
  readonly stress: number;
};

type FooterProps = {
  attacker: GameUnit;
  choices: AttackChoices;
  result: AttackResult;
  onChange: (result: AttackResult) => void;
};

/** States of the target, own stress, and the two ways on, in thumb reach whatever is scrolled. */
export function AttackFooter({ attacker, choices, result, onChange }: FooterProps) {
  const { t } = useLingui();
  const { language, sheet } = useTable();
  const target = useGame(({ game }) => game.state.units[result.target ?? '']);
  const own = useOwnedName(attacker, language);
  const game = useGame((running) => running.game.state);
  const { wounds } = result;
  const name = target === undefined ? '' : ownedName(game, target, language);
  const stress = result.stress + Number(choices.isModified);
  const apply = (isOver: boolean) => {
    if (target === undefined) return;
    const isDone = perform({
      type: 'attack-resolved',
      unit: attacker.id,
      target: target.id,
      wounds: result.wounds,
      states: result.states,
      stress,
      targetStress: Number(choices.isTargetModified),
    });
    if (!isDone) return;
    // A test that the attack brought up is asked for at the table before the activation ends.
    const isBlocked = dueNow(gameStore.getState().game.state).some(isBlocking);
    if (isOver && !isBlocked) endActivation(attacker.id, false, language);
    sheet.close();
  };
  return (
    <div className={styles.footer}>
      {target === undefined ? (
        <p className={styles.note}>
          <Trans>Tap the wounds below a target.</Trans>
        </p>
      ) : (
        <>
          <p className={styles.note}>
            <strong>{name}</strong> · <Plural value={wounds} one="# wound" other="# wounds" />
          </p>
          <StateButtons
            label={t`States of ${name}`}
            states={[...new Set([...target.states, ...result.states])]}
            locked={target.states}
            onToggle={(state) =>
              onChange({
                ...result,
                states: result.states.includes(state)
                  ? result.states.filter((one) => one !== state)
                  : [...result.states, state],
              })
            }
          />
        </>
      )}
      <CountStepper
        label={t`Own stress`}
        of={own}
        value={stress}
        min={Number(choices.isModified)}
        onStep={(by) => onChange({ ...result, stress: result.stress + by })}
      />
      <div className={styles.ways}>
        <Button size="lg" disabled={target === undefined} onClick={() => apply(false)}>
          <Trans>Apply</Trans>
        </Button>
        <Button
          className={styles.main}
          variant="primary"
          size="lg"
          icon="check"
          disabled={target === undefined}
          onClick={() => apply(true)}
        >
          <Trans>Apply and end activation</Trans>
        </Button>
      </div>
    </div>
  );
}
