import { Trans, useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import { hostsFor } from '#domain/game/reminders.ts';
import { isCharacter } from '#domain/game/setup.ts';
import type { GameUnit } from '#domain/game/types.ts';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import { RuleButton } from './rule-button.tsx';
import { perform } from './perform.ts';
import { useTable } from './table-context.tsx';
import styles from './unit-details.module.css';
import { unitName } from './unit-words.ts';

/** A Character joins a unit that its card lets it join, or leaves it. Nothing for other units. */
export function UnitJoin({ unit }: { unit: GameUnit }) {
  if (!isCharacter(unit) || (unit.joinedTo === null && unit.place !== 'table')) return null;
  return unit.joinedTo === null ? <Join unit={unit} /> : <Leave unit={unit} />;
}

function Leave({ unit }: { unit: GameUnit }) {
  return (
    <Button className={styles['wide']} onClick={() => perform({ type: 'character-left', unit: unit.id })}>
      <Trans>Leave the unit</Trans>
    </Button>
  );
}

function Join({ unit }: { unit: GameUnit }) {
  const { t } = useLingui();
  const { language } = useTable();
  // Ids as one text: the answer is the same while they are, whatever else is tapped.
  const ids = useGame(({ game }) =>
    hostsFor(game.state, unit)
      .map(({ id }) => id)
      .join('\n'),
  );
  const units = useGame(({ game }) => game.state.units);
  if (ids === '') return null;
  const items = ids.split('\n').flatMap((id) => {
    const host = units[id];
    return host === undefined ? [] : [{ value: id, label: unitName(host, language) }];
  });
  return (
    <div className={styles['line']}>
      <RuleButton rule="joining" label={t`Join`} />
      <Select
        label={t`Unit to join`}
        value={null}
        placeholder={t`Choose a unit`}
        items={items}
        onValueChange={(host) => perform({ type: 'character-joined', unit: unit.id, host })}
      />
    </div>
  );
}
