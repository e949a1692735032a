import { useLingui, Trans } from '@lingui/react/macro';
import { type GameUnit, PLACES } from '#domain/game/types.ts';
import { Select } from '#ui/select/select.tsx';
import { RuleButton } from '../sheets/rule-button.tsx';
import { PLACE_NAMES, unitName } from './unit-words.ts';
import { perform } from '../table/perform.ts';
import styles from './unit-details.module.css';
import { useGame } from '#data/games/use-game.ts';
import { hostsFor } from '#domain/game/reminders.ts';
import { Button } from '#ui/button/button.tsx';
import { useTable } from '../table/table-context.tsx';

/** The place of the unit: on the table, held back, fled, destroyed. */
export function UnitPlace({ id, place: current }: Pick<GameUnit, 'id' | 'place'>) {
  const { t } = useLingui();
  return (
    <div className={styles.line}>
      <RuleButton rule="places" label={t`Place`} />
      <Select
        label={t`Place of the unit`}
        value={current}
        items={PLACES.map((value) => ({ value, label: t(PLACE_NAMES[value]) }))}
        onValueChange={(place) => perform({ type: 'unit-placed', unit: id, place })}
      />
    </div>
  );
}

/** Takes a Character out of the unit that it has joined. */
export function LeaveUnit({ id: unit }: { id: string }) {
  return (
    <Button className={styles.wide} onClick={() => perform({ type: 'character-left', unit })}>
      <Trans>Leave the unit</Trans>
    </Button>
  );
}

/** The units that a Character may join; renders nothing when there are none. */
export function JoinUnit({ id: unit }: { id: string }) {
  const { t } = useLingui();
  const { language } = useTable();
  // Ids as one text: the answer is the same while they are, whatever else is tapped.
  const ids = useGame(({ game: { state } }) => {
    const character = state.units[unit];
    const hosts = character === undefined ? [] : hostsFor(state, character);
    return hosts.map(({ id }) => id).join('\n');
  });
  const units = useGame(({ game }) => game.state.units);
  if (ids === '') return null;
  const items = ids.split('\n').flatMap((id) => {
    const host = units[id];
    return host === undefined ? [] : [{ value: id, label: unitName(host, language) }];
  });
  return (
    <div className={styles.line}>
      <RuleButton rule="joining" label={t`Join`} />
      <Select
        label={t`Unit to join`}
        value={null}
        placeholder={t`Choose a unit`}
        items={items}
        onValueChange={(host) => perform({ type: 'character-joined', unit, host })}
      />
    </div>
  );
}
