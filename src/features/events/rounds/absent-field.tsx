import { useLingui } from '@lingui/react/macro';
import type { EventView } from '#data/events/event.ts';
import { activePlayers } from '#domain/events/active-players.ts';
import type { EventPlayer } from '#domain/events/types.ts';
import { CheckboxGroup } from '#ui/checkbox/checkbox-group.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { usePlayerNames } from '../frame/use-player-names.ts';

type AbsentFieldProps = {
  event: EventView;
  players: readonly EventPlayer[];
  round: number;
  absent: readonly string[];
  onChange: (ids: readonly string[]) => void;
};

/** The players who sit a round out, with neither a game nor a bye. Works without a network. */
export function AbsentField({ event, players, round, absent, onChange }: AbsentFieldProps) {
  const { t } = useLingui();
  const nameOf = usePlayerNames(event);
  const toggle = (id: string, isOut: boolean) => {
    const others = absent.filter((each) => each !== id);
    onChange(isOut ? [...others, id] : others);
  };
  return (
    <Disclosure title={t`Who sits this round out`} count={absent.length}>
      <CheckboxGroup legend={t`They get neither a game nor a bye`}>
        {activePlayers(players, round).map(({ id }) => (
          <Checkbox
            key={id}
            label={nameOf(id)}
            checked={absent.includes(id)}
            onCheckedChange={(isOut) => toggle(id, isOut)}
          />
        ))}
      </CheckboxGroup>
    </Disclosure>
  );
}
