import { Trans, useLingui } from '@lingui/react/macro';
import { UNIT_STATES, type GameUnit } from '#domain/game/types.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { perform } from './perform.ts';
import { RallyToken } from './rally-token.tsx';
import { useTable } from './table-context.tsx';
import styles from './unit-details.module.css';
import { STATE_NAMES } from './unit-words.ts';

/** The five states, each put on and taken off with a tap, its rule beside it. */
export function UnitStates({ unit }: { unit: GameUnit }) {
  const { t } = useLingui();
  const { rule } = useTable();
  return (
    <section className={styles['group']}>
      <h4>
        <Trans>States</Trans>
      </h4>
      <ul className={styles['states']}>
        {UNIT_STATES.map((state) => {
          const name = t(STATE_NAMES[state]);
          const on = unit.states.includes(state);
          return (
            <li key={state} data-on={on || undefined}>
              <button
                type="button"
                className={styles['state']}
                aria-pressed={on}
                onClick={() => perform({ type: 'state-set', unit: unit.id, state, on: !on })}
              >
                <Icon name={on ? 'check' : 'plus'} size={18} />
                {name}
              </button>
              <button
                type="button"
                className={styles['why']}
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
      {unit.states.includes('demoralized') && (
        <>
          <RallyToken unit={unit} />
          <Button
            className={styles['wide']}
            icon="success"
            onClick={() => perform({ type: 'unit-rallied', unit: unit.id })}
          >
            <Trans>It rallies</Trans>
          </Button>
        </>
      )}
    </section>
  );
}
