import { isActive } from '../active-players.ts';
import { shuffled } from '../chance.ts';
import type { EventPlayer, Pairing, Round } from '../types.ts';

/**
 * Returns all rounds of an event in which everyone meets everyone once (circle method): one place
 * stays, the others move on by one each round. An odd number of players has one bye a round. The
 * seed fixes the order. A player who has dropped leaves each rival a bye, so the rounds may be
 * asked for again; late entries find no place.
 */
export function pairRoundRobin(players: readonly EventPlayer[], seed: string): readonly Round[] {
  const starters = shuffled(
    players.filter(({ joinedRound }) => joinedRound === 1),
    `${seed} circle`,
  );
  if (starters.length < 2) return [];
  const [fixed = null, ...circle] = starters.length % 2 === 0 ? starters : [null, ...starters];
  return circle.map((_, turn) => {
    const turned = [...circle.slice(turn), ...circle.slice(0, turn)];
    const [rival = null, ...others] = turned;
    const half = others.length / 2;
    const games = [
      [fixed, rival] as const,
      ...others.slice(0, half).map((one, at) => [one, others.at(-1 - at) ?? null] as const),
    ];
    return { number: turn + 1, pairings: pairingsOf(games, turn + 1) };
  });
}

type Two = readonly [EventPlayer | null, EventPlayer | null];

function pairingsOf(games: readonly Two[], round: number): readonly Pairing[] {
  const present = games.map((two) =>
    two.flatMap((player) => (player !== null && isActive(player, round) ? [player.id] : [])),
  );
  const full = present.filter(({ length }) => length === 2);
  const alone = present.filter(({ length }) => length === 1);
  return [
    ...full.flatMap(([one, other], at): Pairing[] =>
      one === undefined || other === undefined ? [] : [{ table: at + 1, one, other, result: null }],
    ),
    ...alone.flat().map((one): Pairing => ({ table: null, one, other: null, result: null })),
  ];
}
