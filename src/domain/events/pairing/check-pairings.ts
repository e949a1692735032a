import { activePlayers } from '../active-players.ts';
import { meetingsOf } from '../meetings.ts';
import type { EventPlayer, Pairing, Round } from '../types.ts';

export type PairingFindingCode =
  | 'unknown-player' // players: the id
  | 'inactive-player' // players: one who dropped, or comes later
  | 'paired-twice'
  | 'against-self'
  | 'not-paired'
  | 'table-twice' // values: table
  | 'too-many-byes' // values: byes, needed
  | 'second-bye' // values: byes, with this one
  | 'met-before'; // players: both; values: meetings before

/** The app turns `code` and its values into words. A `warning` may be meant. */
export type PairingFinding = {
  readonly code: PairingFindingCode;
  readonly level: 'violation' | 'warning';
  readonly players: readonly string[];
  readonly values: Readonly<Record<string, number>>;
};

type Event = {
  readonly players: readonly EventPlayer[];
  readonly rounds: readonly Round[];
  /** The number of the round that the pairings are for. */
  readonly round: number;
};

/**
 * Returns all that speaks against pairings that were made or changed by hand, violations first: a
 * round with one of those cannot be played. Rounds before the named one tell who has met.
 */
export function checkPairings(
  pairings: readonly Pairing[],
  { players, rounds, round }: Event,
): readonly PairingFinding[] {
  const before = rounds.filter(({ number }) => number < round);
  const active = activePlayers(players, round).map(({ id }) => id);
  return [
    ...checkPlayers(pairings, players, active),
    ...checkTables(pairings),
    ...checkByes(pairings, before, active.length % 2),
    ...checkMeetings(pairings, before),
  ];
}

function finding(
  level: PairingFinding['level'],
  code: PairingFindingCode,
  players: readonly string[],
  values: PairingFinding['values'] = {},
): PairingFinding {
  return { code, level, players, values };
}

function checkPlayers(
  pairings: readonly Pairing[],
  players: readonly EventPlayer[],
  active: readonly string[],
): readonly PairingFinding[] {
  const known = new Set(players.map(({ id }) => id));
  const isSelf = ({ one, other }: Pairing) => one === other;
  const named = pairings.flatMap((pairing) =>
    pairing.other === null || isSelf(pairing) ? [pairing.one] : [pairing.one, pairing.other],
  );
  const paired = new Set(named);
  const twice = [...paired].filter((id) => named.indexOf(id) !== named.lastIndexOf(id));
  const unknown = [...paired].filter((id) => !known.has(id));
  const inactive = [...paired].filter((id) => known.has(id) && !active.includes(id));
  const missing = active.filter((id) => !paired.has(id));
  return [
    ...unknown.map((id) => finding('violation', 'unknown-player', [id])),
    ...inactive.map((id) => finding('violation', 'inactive-player', [id])),
    ...pairings.filter(isSelf).map(({ one }) => finding('violation', 'against-self', [one])),
    ...twice.map((id) => finding('violation', 'paired-twice', [id])),
    ...missing.map((id) => finding('violation', 'not-paired', [id])),
  ];
}

function checkTables(pairings: readonly Pairing[]): readonly PairingFinding[] {
  const tables = pairings.flatMap(({ table }) => (table === null ? [] : [table]));
  const twice = new Set(tables.filter((table, at) => tables.indexOf(table) !== at));
  return [...twice].map((table) => finding('violation', 'table-twice', [], { table }));
}

function checkByes(
  pairings: readonly Pairing[],
  before: readonly Round[],
  needed: number,
): readonly PairingFinding[] {
  const byesOf = (some: readonly Pairing[]) =>
    some.filter(({ other }) => other === null).map(({ one }) => one);
  const now = byesOf(pairings);
  const earlier = byesOf(before.flatMap((round) => round.pairings));
  const countOf = (id: string) => earlier.filter((other) => other === id).length + 1;
  const again = now.filter((id) => earlier.includes(id));
  return [
    ...(now.length > needed ? [finding('warning', 'too-many-byes', now, { byes: now.length, needed })] : []),
    ...again.map((id) => finding('warning', 'second-bye', [id], { byes: countOf(id) })),
  ];
}

function checkMeetings(pairings: readonly Pairing[], before: readonly Round[]): readonly PairingFinding[] {
  const met = meetingsOf(before);
  return pairings.flatMap(({ one, other }) => {
    const meetings = other === null ? 0 : met.of(one, other);
    return other === null || meetings === 0
      ? []
      : [finding('warning', 'met-before', [one, other], { meetings })];
  });
}
