import type { GameEvent } from '../game/events.ts';
import { foldRows, newLiveGame } from './live-game.ts';
import { seatOf } from './rights.ts';
import type { Deed, LiveBody, LiveGame, LiveRow } from './types.ts';

/**
 * Returns what other accounts did after the first `seen` rows, up to the row since which `holds` is
 * false. Rows without effect are left out.
 */
export function deedsUntilBroken(
  live: LiveGame,
  author: string,
  seen: number,
  holds: (at: LiveGame) => boolean,
): readonly Deed[] {
  let at = foldRows(newLiveGame(live.id), live.rows.slice(0, seen));
  let broken: number | null = null;
  const deeds: Deed[] = [];
  for (const row of live.rows.slice(seen)) {
    const next = foldRows(at, [row]);
    const deed = row.author === author || next.refused !== at.refused ? null : deedOf(at, next, row);
    if (deed !== null) deeds.push(deed);
    broken = holds(next) ? null : (broken ?? row.n);
    at = next;
  }
  return deeds.filter(({ n }) => broken === null || n <= broken);
}

function deedOf(before: LiveGame, after: LiveGame, { n, author, body }: LiveRow): Deed | null {
  const player = seatOf(after, author)?.player;
  if (player === undefined || body.kind === 'unreadable') return null;
  const name = (after.state.players[player] ?? before.state.players[player])?.name ?? player;
  return { n, player, name, kind: body.kind, event: eventOf(before, body, player) };
}

function eventOf(before: LiveGame, body: LiveBody, player: string): GameEvent | null {
  switch (body.kind) {
    case 'event':
      return body.event;
    case 'reveal-unit':
      return { type: 'unit-added', player, unit: body.unit, at: body.at };
    case 'undo':
    case 'redo':
      return eventOfTap(before, body.of);
    case 'nod': {
      const wants = before.requests.find(({ row }) => row === body.request)?.wants;
      return wants?.kind === 'undo' ? eventOfTap(before, wants.of) : null;
    }
    default:
      return null;
  }
}

function eventOfTap({ taps, undone }: LiveGame, id: string): GameEvent | null {
  return [...taps, ...undone].find(({ row }) => row === id)?.event ?? null;
}
