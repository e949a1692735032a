/** Rows that seal a list, reveal one unit of it, or reveal all of it. */
import { checkReveal } from './check-reveal.ts';
import { isUnitSealed, rootOf } from './seal.ts';
import { seatOf } from './rights.ts';
import { enterEvent, type Step } from './taps.ts';
import type { LiveBody, LiveGame, LiveRow, PlayerSeal } from './types.ts';

type BodyOf<Kind extends LiveBody['kind']> = Extract<LiveBody, { kind: Kind }>;

/** Seals a player's list. During setup a later seal replaces it; after that it stays. */
export function setSeal(live: LiveGame, row: LiveRow, { leaves }: BodyOf<'seal'>): Step {
  const seat = seatOf(live, row.author);
  if (seat === null) return 'no-seat';
  const { player } = seat;
  if (live.hasLeftSetup && sealOf(live, player) !== null) return 'sealed-before';
  const root = rootOf({ game: live.id, player }, leaves);
  const seal: PlayerSeal = { player, n: row.n, at: row.at, leaves, root, revealed: [], check: null };
  return withSeal(live, seal);
}

/** Brings in a unit that was held back. It must be under its player's seal. */
export function revealOne(live: LiveGame, row: LiveRow, { at, salt, unit }: BodyOf<'reveal-unit'>): Step {
  const seat = seatOf(live, row.author);
  if (seat === null) return 'no-seat';
  const { player } = seat;
  const seal = sealOf(live, player);
  if (seal === null) return 'no-seal';
  if (!isUnitSealed({ game: live.id, player }, seal.leaves, { salt, unit })) return 'not-in-seal';
  const next = enterEvent(live, row, { type: 'unit-added', player, unit, at });
  if (typeof next === 'string') return next;
  return withSeal(next, { ...seal, revealed: [...seal.revealed.filter((id) => id !== unit.id), unit.id] });
}

/**
 * Checks the whole list and keeps the result, whatever it is. A list that did not match may be sent
 * again; a match stays.
 */
export function revealList(live: LiveGame, row: LiveRow, reveal: BodyOf<'reveal-list'>): Step {
  const seat = seatOf(live, row.author);
  if (seat === null) return 'no-seat';
  const { player } = seat;
  const seal = sealOf(live, player);
  if (seal === null) return 'no-seal';
  if (seal.check?.result.kind === 'matches') return 'no-change';
  const events = live.taps.map(({ event }) => event);
  const result = checkReveal({ game: live.id, player }, seal.leaves, reveal, events);
  return withSeal(live, { ...seal, check: { n: row.n, result } });
}

/** The seal of a player; null without one. */
export function sealOf({ seals }: Pick<LiveGame, 'seals'>, player: string): PlayerSeal | null {
  return seals.find((seal) => seal.player === player) ?? null;
}

function withSeal(live: LiveGame, seal: PlayerSeal): LiveGame {
  return { ...live, seals: [...live.seals.filter(({ player }) => player !== seal.player), seal] };
}
