import glicko2 from 'glicko2-lite';
import { describe, expect, it } from 'vitest';
import { asOwner, testDatabase } from '#tests/builders/database.ts';

const database = testDatabase();

type Player = { readonly rating: number; readonly deviation: number; readonly volatility: number };
/** A game: the rival's rating and deviation, and the score. */
type Match = readonly [rating: number, deviation: number, score: number];

async function after({ rating, deviation, volatility }: Player, matches: readonly Match[]): Promise<Player> {
  const column = (at: 0 | 1 | 2) => `{${matches.map((match) => match[at]).join(',')}}`;
  const call =
    'select to_jsonb(private.glicko2($1, $2, $3, $4::float8[], $5::float8[], $6::float8[])) as figures';
  const params = [rating, deviation, volatility, column(0), column(1), column(2)];
  const [row] = await asOwner(database, call, params);
  const figures = (row ?? {})['figures'] as readonly number[];
  const [newRating = 0, newDeviation = 0, newVolatility = 0] = figures;
  return { rating: newRating, deviation: newDeviation, volatility: newVolatility };
}

describe('a rating after a period', () => {
  it('is that of the example in Glickman’s paper', async () => {
    const figures = await after({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      [1400, 30, 1],
      [1550, 100, 0],
      [1700, 300, 0],
    ]);
    expect(figures.rating).toBeCloseTo(1464.06, 1);
    expect(figures.deviation).toBeCloseTo(151.52, 1);
    // The paper cuts its figure off: 0.059996 is printed as 0.05999.
    expect(Math.floor(figures.volatility * 100_000)).toBe(5999);
  });

  it('is less sure without games, up to where everybody begins', async () => {
    const idle = await after({ rating: 1600, deviation: 200, volatility: 0.06 }, []);
    expect(idle).toMatchObject({ rating: 1600, volatility: 0.06 });
    expect(idle.deviation).toBeCloseTo(200.2714, 3);
    expect((await after({ rating: 1600, deviation: 350, volatility: 0.06 }, [])).deviation).toBe(350);
  });

  it('agrees with another implementation, also for surprising results', async () => {
    const scores = [0, 0.5, 1];
    for (let at = 0; at < 60; at += 1) {
      const player = { rating: 1000 + 17 * at, deviation: 40 + 5 * at, volatility: 0.03 + at / 1000 };
      const matches = Array.from({ length: 1 + (at % 7) }, (_, game): Match => [
        900 + ((at * 131 + game * 277) % 1300),
        30 + ((at * 37 + game * 53) % 320),
        scores[(at + game) % 3] ?? 0,
      ]);
      // A surprise: a sure player loses to beginners far below.
      if (at % 10 === 0) matches.push([400, 50, 0], [400, 50, 0], [400, 50, 0]);
      const ours = await after(player, matches);
      const theirs = glicko2(
        player.rating,
        player.deviation,
        player.volatility,
        matches.map(([rating, deviation, score]) => [rating, deviation, score]),
        { tau: 0.5 },
      );
      expect(ours.rating).toBeCloseTo(theirs.rating, 3);
      expect(ours.deviation).toBeCloseTo(Math.min(350, theirs.rd), 3);
      expect(ours.volatility).toBeCloseTo(theirs.vol, 6);
    }
  });
});
