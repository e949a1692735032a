import type { GameAction } from './events.ts';
import type { Game } from './log.ts';
import { rivalOf } from './scoring.ts';
import type { GameState, Player } from './types.ts';

/** The two companies of a mission's map. */
export type Company = 'red' | 'blue';

/**
 * Returns the players of both companies: by the mission's sides where it has them (its attacker is
 * red), else by choice, at first in the order of the players. Null for a player who is not there.
 */
export function companiesOf(
  state: Pick<GameState, 'players' | 'mission' | 'redPlayer'>,
): Readonly<Record<Company, Player | null>> {
  const players = Object.values(state.players);
  const attack = state.mission?.sides?.find(({ role }) => role === 'attacker')?.id ?? null;
  const red =
    players.find(({ id, side }) => (attack === null ? id === state.redPlayer : side === attack)) ??
    players[0] ??
    null;
  const blue = red === null ? null : rivalOf(state, red.id);
  return { red, blue: blue === null ? null : (state.players[blue] ?? null) };
}

/** Returns the company of a player; null while there is no other player to be told from. */
export function companyOf(
  state: Pick<GameState, 'players' | 'mission' | 'redPlayer'>,
  player: string,
): Company | null {
  const { red, blue } = companiesOf(state);
  if (red === null || blue === null) return null;
  return red.id === player ? 'red' : 'blue';
}

/**
 * Returns the steps that bring the players of an earlier game into a fresh one, with their names,
 * lists and colours. `wabId`: of the account that is signed in now; null keeps the earlier one.
 */
export function againActions({ log, state }: Game, wabId: string | null): readonly GameAction[] {
  const players = Object.values(state.players);
  const { red } = companiesOf(state);
  const happened = log.events.slice(0, log.cursor);
  return [
    ...players.map(({ id, name, kind, wabId: own }): GameAction => ({
      type: 'player-added',
      player: { id, name, kind, wabId: kind === 'me' ? (wabId ?? own) : own, side: null },
    })),
    ...players.flatMap(({ id, list }): readonly GameAction[] => {
      // As the list came into that game, without all that happened to its units.
      const brought = happened.findLast((event) => event.type === 'list-set' && event.player === id);
      if (list === null || brought?.type !== 'list-set') return [];
      return [{ type: 'list-set', player: id, list: brought.list, units: brought.units }];
    }),
    ...(red === null ? [] : [{ type: 'red-company-set' as const, player: red.id }]),
  ];
}
