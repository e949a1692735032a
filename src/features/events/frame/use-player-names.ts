import { useLingui } from '@lingui/react/macro';
import type { EventView } from '#data/events/event.ts';

/** Returns the names of players by their ids, as an event shows them. */
export function usePlayerNames({ players }: Pick<EventView, 'players'>): (id: string) => string {
  const { t } = useLingui();
  const names = new Map(players.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? t`Former player`;
}
