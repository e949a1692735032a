import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { EventView } from '#data/events/event.ts';
import { moveToTable, swapPlayers } from '#domain/events/pairing/change-pairings.ts';
import type { Pairing } from '#domain/events/types.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { usePlayerNames } from '../frame/use-player-names.ts';
import styles from './rounds.module.css';

/** The tables that a hall may have. */
const MOST_TABLES = 256;

type SwapFieldsProps = {
  event: EventView;
  pairings: readonly Pairing[];
  onChange: (pairings: readonly Pairing[]) => void;
};

/** Changes of pairings by hand: two players change places, a game moves to another table. */
export function SwapFields({ event, pairings, onChange }: SwapFieldsProps) {
  const { t } = useLingui();
  const nameOf = usePlayerNames(event);
  const [one, setOne] = useState<string | null>(null);
  const [other, setOther] = useState<string | null>(null);
  const [table, setTable] = useState<number | null>(null);
  const players = pairings
    .flatMap((pairing) => (pairing.other === null ? [pairing.one] : [pairing.one, pairing.other]))
    .map((id) => ({ value: id, label: nameOf(id) }))
    .toSorted((first, second) => first.label.localeCompare(second.label));
  const canSwap = one !== null && other !== null && one !== other;
  return (
    <Disclosure title={t`Change by hand`}>
      <div className={styles.form}>
        <Select
          label={t`Player`}
          showLabel
          placeholder={t`Choose a player`}
          value={one}
          items={players}
          onValueChange={setOne}
        />
        <div className={styles.actions}>
          <Select
            label={t`changes places with`}
            showLabel
            placeholder={t`Choose a player`}
            value={other}
            items={players}
            onValueChange={setOther}
          />
          <Button
            icon="swap"
            disabled={!canSwap}
            onClick={() => canSwap && onChange(swapPlayers(pairings, one, other))}
          >
            <Trans>Swap</Trans>
          </Button>
        </div>
        <div className={styles.actions}>
          <NumberField
            label={t`or plays at table`}
            value={table}
            min={1}
            max={MOST_TABLES}
            invalid={t`A whole number from 1 to ${MOST_TABLES}, please.`}
            onValueChange={setTable}
          />
          <Button
            icon="check"
            disabled={one === null || table === null}
            onClick={() => one !== null && table !== null && onChange(moveToTable(pairings, one, table))}
          >
            <Trans>Move</Trans>
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
