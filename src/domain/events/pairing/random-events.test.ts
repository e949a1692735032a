import { describe, expect, it } from 'vitest';
import { playedEvent } from '#tests/builders/events.ts';
import { activePlayers } from '../active-players.ts';
import type { EventPlayer, Pairing, Round } from '../types.ts';

/** A player before a round, as counted here without the code under test. */
type Known = {
  readonly id: string;
  readonly points: number;
  readonly byes: number;
  readonly games: number;
  readonly met: ReadonlyMap<string, number>;
};

type Two = readonly [Known, Known | null];

function known({ id }: EventPlayer, before: readonly Round[]): Known {
  const met = new Map<string, number>();
  let [points, byes, games] = [0, 0, 0];
  for (const { one, other, result } of before.flatMap(({ pairings }) => pairings)) {
    if (one !== id && other !== id) continue;
    games += 1;
    if (other === null || result === null) {
      byes += 1;
      points += 3;
      continue;
    }
    const rival = one === id ? other : one;
    met.set(rival, (met.get(rival) ?? 0) + 1);
    const lead = result.one.mission + result.one.feats - result.other.mission - result.other.feats;
    points += lead === 0 ? 1 : lead > 0 === (one === id) ? 3 : 0;
  }
  return { id, points, byes, games, met };
}

const meetings = ([one, other]: Two) => (other === null ? 0 : (one.met.get(other.id) ?? 0));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The worth of a pairing, worst first: the smaller, the better, the first difference decides. */
function worthOf(twos: readonly Two[]): readonly number[] {
  const bye = twos.find(([, other]) => other === null)?.[0];
  return [
    bye?.byes ?? 0,
    sum(twos.map(meetings)),
    bye?.points ?? 0,
    -(bye?.games ?? 0),
    sum(twos.map(([one, other]) => (other === null ? 0 : (one.points - other.points) ** 2))),
  ];
}

function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0);
}

/** All ways to pair players, with one bye for an odd number of them. */
function allPairings(players: readonly Known[]): readonly (readonly Two[])[] {
  const [first, ...others] = players;
  if (first === undefined) return [[]];
  const withRival = others.flatMap((rival) =>
    allPairings(others.filter((other) => other !== rival)).map((rest) => [[first, rival] as const, ...rest]),
  );
  if (players.length % 2 === 0) return withRival;
  return [...withRival, ...allPairings(others).map((rest): readonly Two[] => [[first, null], ...rest])];
}

/** True when an even number of players can be paired without a second game. */
function canAllBeNew(players: readonly Known[]): boolean {
  const choices = (one: Known) => players.filter((other) => other !== one && !one.met.has(other.id));
  const [fewest] = players.toSorted((one, other) => choices(one).length - choices(other).length);
  if (fewest === undefined) return true;
  return choices(fewest).some((rival) =>
    canAllBeNew(players.filter((other) => other !== fewest && other !== rival)),
  );
}

/** The players who get the bye before another: fewer points, or as few points and more games. */
function beforeForBye(bye: Known, players: readonly Known[]): readonly Known[] {
  return players.filter(
    ({ byes, points, games }) =>
      byes === bye.byes && (points < bye.points || (points === bye.points && games > bye.games)),
  );
}

function expectSound(pairings: readonly Pairing[], players: readonly Known[], name: string): void {
  const ids = pairings.flatMap(({ one, other }) => (other === null ? [one] : [one, other]));
  expect(ids.toSorted(), `${name}: everybody once`).toEqual(players.map(({ id }) => id).toSorted());
  const byId = new Map(players.map((player) => [player.id, player]));
  const twos = pairings.flatMap(({ one, other }): Two[] => {
    const first = byId.get(one);
    return first === undefined ? [] : [[first, byId.get(other ?? '') ?? null]];
  });
  const byes = twos.flatMap(([one, other]) => (other === null ? [one] : []));
  expect(byes.length, `${name}: byes`).toBe(players.length % 2);
  expect(byes[0]?.byes ?? 0, `${name}: second byes`).toBe(
    byes.length === 0 ? 0 : Math.min(...players.map((player) => player.byes)),
  );
  if (players.length <= 8) {
    const own = worthOf(twos);
    const better = allPairings(players)
      .map(worthOf)
      .filter((worth) => isBetter(worth, own));
    expect(better, `${name}: better pairings than ${own.join()}`).toEqual([]);
    return;
  }
  const [bye] = byes;
  const hasRepeat = twos.some((two) => meetings(two) > 0);
  const candidates =
    bye === undefined
      ? []
      : hasRepeat
        ? players.filter(({ byes: had }) => had === bye.byes)
        : beforeForBye(bye, players);
  const without = (one: Known) => players.filter((other) => other !== one);
  expect(
    candidates.some((one) => canAllBeNew(without(one))),
    `${name}: a lower bye`,
  ).toBe(false);
  if (bye === undefined && hasRepeat) expect(canAllBeNew(players), `${name}: second games`).toBe(false);
}

/** Plays events of these sizes and looks at each of their rounds. */
function expectSoundEvents(events: number, first: number, sizeOf: (event: number) => number): void {
  for (let event = first; event < first + events; event += 1) {
    const { players, rounds } = playedEvent(sizeOf(event), 3 + (event % 6), event);
    for (const { number, pairings } of rounds) {
      const before = rounds.slice(0, number - 1);
      // A player who dropped later was still there.
      const active = activePlayers(players, number).map((player) => known(player, before));
      expectSound(pairings, active, `event ${event}, round ${number}`);
    }
  }
}

describe('2,000 random events', () => {
  it('pairs 3 to 8 players as no other pairing could do better', () => {
    expectSoundEvents(1400, 0, (event) => 3 + (Math.floor(event / 6) % 6));
  });

  it('pairs 9 to 32 players with no avoidable second game or bye', () => {
    expectSoundEvents(580, 1400, (event) => 9 + (event % 24));
  });

  it('pairs 33 to 256 players with no avoidable second game or bye', () => {
    const sizes = [33, 40, 47, 54, 61, 68, 75, 82, 33, 40, 47, 54, 61, 68, 75, 82, 120, 129, 181, 256];
    expectSoundEvents(20, 1980, (event) => sizes[event - 1980] ?? 0);
  });
});
