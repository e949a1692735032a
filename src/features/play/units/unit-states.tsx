import { Trans, useLingui } from '@lingui/react/macro';
import type { UnitState } from '#domain/game/types.ts';
import { Button } from '#ui/button/button.tsx';
import { perform } from '../table/perform.ts';
import styles from './unit-details.module.css';
import { StateButtons } from './state-buttons.tsx';
import { useGame } from '#data/games/use-game.ts';
import { turnsOver } from '#domain/game/reduce/reduce-turns.ts';
import { CountStepper } from '../sheets/count-stepper.tsx';
import { RuleButton } from '../sheets/rule-button.tsx';

type UnitStatesProps = RallyTokenProps & { states: readonly UnitState[] };

/** The five states in one row, each a tap; their rules are behind the heading. */
export function UnitStates({ id, player, name: unitName, states }: UnitStatesProps) {
  const { t } = useLingui();
  return (
    <section className={styles.group}>
      <h4>
        <RuleButton rule="states" label={t`States`} />
      </h4>
      <StateButtons
        label={t`States`}
        states={states}
        onToggle={(state, on) => perform({ type: 'state-set', unit: id, state, on })}
      />
      {states.includes('demoralized') && (
        <>
          <RallyToken id={id} player={player} name={unitName} />
          <Button
            className={styles.wide}
            icon="success"
            onClick={() => perform({ type: 'unit-rallied', unit: id })}
          >
            <Trans>It rallies</Trans>
          </Button>
        </>
      )}
    </section>
  );
}

type RallyTokenProps = {
  /** Id of the unit. */
  id: string;
  /** Id of its player. */
  player: string;
  /** The unit's name. */
  name: string;
};

/** The position of a demoralized unit's token on the turn counter; players place it themselves. */
function RallyToken({ id: unit, player, name }: RallyTokenProps) {
  const { t } = useLingui();
  const id = `rally/${unit}`;
  const position = useGame(({ game }) => game.state.counters[id]?.position ?? null);
  const over = useGame(({ game }) => turnsOver(game.state));
  const step = (by: number) => {
    const next = position === null ? over + 1 : position + by;
    if (next <= over) perform({ type: 'counter-removed', counter: id });
    else {
      perform({
        type: 'counter-set',
        counter: { id, kind: 'demoralized', position: next, player, unit, text: '' },
      });
    }
  };
  return (
    <CountStepper
      label={t`Token on the turn counter`}
      of={name}
      rule="demoralized"
      value={position ?? over}
      valueText={position === null ? '–' : String(position)}
      min={over}
      onStep={step}
      hint={
        position === null ? (
          <Trans>not there yet</Trans>
        ) : (
          <Trans>WP test at the end of turn {position}</Trans>
        )
      }
    />
  );
}
