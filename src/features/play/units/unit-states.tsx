import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { UNIT_STATES, type UnitState } from '#domain/game/types.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { perform } from '../table/perform.ts';
import { useTable } from '../table/table-context.tsx';
import styles from './unit-details.module.css';
import { STATE_NAMES } from './unit-words.ts';

type UnitStatesProps = {
  /** Id of the unit. */
  id: string;
  states: readonly UnitState[];
  /** The additional controls of a demoralized unit. */
  children: ReactNode;
};

/** The five states, each put on and taken off with a tap, its rule beside it. */
export function UnitStates({ id, states, children }: UnitStatesProps) {
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
          {children}
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
