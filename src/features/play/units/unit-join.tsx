import { Trans, useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import { hostsFor } from '#domain/game/reminders.ts';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import { RuleButton } from '../sheets/rule-button.tsx';
import { perform } from '../table/perform.ts';
import { useTable } from '../table/table-context.tsx';
import styles from './unit-details.module.css';
import { unitName } from './unit-words.ts';

/** A Character, by its id, joins a unit that its card lets it join, or leaves it. */
export function UnitJoin({ id, joined, canJoin }: { id: string; joined: boolean; canJoin: boolean }) {
  if (joined) return <Leave unit={id} />;
  return canJoin ? <Join unit={id} /> : null;
}

function Leave({ unit }: { unit: string }) {
  return (
    <Button className={styles.wide} onClick={() => perform({ type: 'character-left', unit })}>
      <Trans>Leave the unit</Trans>
    </Button>
  );
}

function Join({ unit }: { unit: string }) {
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
