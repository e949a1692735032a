import { Trans, useLingui } from '@lingui/react/macro';
import { UNIT_STATES, type UnitState } from '#domain/game/types.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { perform } from '../table/perform.ts';
import { useTable } from '../table/table-context.tsx';
import styles from './unit-details.module.css';
import { STATE_NAMES } from './unit-words.ts';
import { useGame } from '#data/games/use-game.ts';
import { turnsOver } from '#domain/game/reduce-turns.ts';
import { CountStepper } from '../sheets/count-stepper.tsx';

type UnitStatesProps = RallyTokenProps & { states: readonly UnitState[] };

/** The five states, each put on and taken off with a tap, its rule beside it. */
export function UnitStates({ id, player, name: unitName, states }: UnitStatesProps) {
  const { t } = useLingui();
  const { rule } = useTable();
  return (
    <section className={styles.group}>
      <h4>
        <Trans>States</Trans>
      </h4>
      <ul className={styles.states}>
        {UNIT_STATES.map((state) => {
          const name = t(STATE_NAMES[state]);
          const on = states.includes(state);
          return (
            <li key={state} data-on={on || undefined}>
              <button
                type="button"
                className={styles.state}
                aria-pressed={on}
                onClick={() => perform({ type: 'state-set', unit: id, state, on: !on })}
              >
                <Icon name={on ? 'check' : 'plus'} size={18} />
                {name}
              </button>
              <button
                type="button"
                className={styles.why}
                aria-label={t`Rule: ${name}`}
                aria-haspopup="dialog"
                onClick={() => rule.open(state)}
              >
                <Icon name="info" size={20} />
              </button>
            </li>
          );
        })}
      </ul>
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
