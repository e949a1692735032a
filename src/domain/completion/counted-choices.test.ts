import { describe, expect, it } from 'vitest';
import { bestChoices, type Choice, type Item } from './counted-choices.ts';
import { seededChance } from './seeded-chance.ts';

/** A small random problem that can be tried out in full. */
function problem(seed: number) {
  const random = seededChance(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const items = Array.from({ length: 1 + upTo(4) }, (_, at): Item => ({
    unitId: `unit-${String(at)}`,
    points: (1 + upTo(5)) * (seed % 2 === 0 ? 5 : 1),
    most: upTo(3),
    isLeader: upTo(2) === 0,
    value: upTo(4) - 2,
  }));
  return { items, budget: upTo(40) };
}

/** Every choice of copies, leaders not counted. */
function* everyChoice(items: readonly Item[], chosen: Choice = []): Generator<Choice> {
  const item = items[chosen.length];
  if (item === undefined) yield chosen;
  else for (let copies = 0; copies <= item.most; copies += 1) yield* everyChoice(items, [...chosen, copies]);
}

const sum = (items: readonly Item[], choice: Choice, of: (item: Item) => number) =>
  items.reduce((total, item, at) => total + of(item) * (choice[at] ?? 0), 0);

/** The best choices by trying out all of them, as sorted texts. */
function triedOut({ items, budget }: ReturnType<typeof problem>) {
  const possible = [...everyChoice(items)].filter(
    (choice) =>
      sum(items, choice, ({ points }) => points) <= budget &&
      sum(items, choice, ({ isLeader }) => Number(isLeader)) <= 1,
  );
  const points = Math.max(...possible.map((choice) => sum(items, choice, (item) => item.points)));
  const dearest = possible.filter((choice) => sum(items, choice, (item) => item.points) === points);
  const value = Math.max(...dearest.map((choice) => sum(items, choice, (item) => item.value)));
  const best = dearest.filter((choice) => sum(items, choice, (item) => item.value) === value);
  return { points, best: best.map(String).toSorted() };
}

describe('bestChoices', () => {
  it('finds the same as trying out every choice', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const { items, budget } = problem(seed);
      const tried = triedOut({ items, budget });
      const found = bestChoices(items, budget);
      const best = [...found.all()].map(String).toSorted();
      expect({ seed, points: found.points, best }).toEqual({ seed, ...tried });
      expect(found.count).toBe(tried.best.length);
    }
  });

  it('draws each of the best choices with the same chance', () => {
    const item = (unitId: string, points: number): Item => ({
      unitId,
      points,
      most: 3,
      isLeader: false,
      value: 0,
    });
    // 30 pts: 3 a; 1 a and 1 b; that is all.
    const found = bestChoices([item('a', 10), item('b', 20)], 30);
    const random = seededChance(1);
    const drawn = Array.from({ length: 1000 }, () => String(found.draw(random)));
    expect(new Set(drawn)).toEqual(new Set(['3,0', '1,1']));
    expect(drawn.filter((choice) => choice === '3,0').length).toBeGreaterThan(430);
    expect(drawn.filter((choice) => choice === '3,0').length).toBeLessThan(570);
  });

  it('chooses nothing of nothing, and nothing for no points', () => {
    expect(bestChoices([], 100).points).toBe(0);
    expect(bestChoices([], 100).draw(() => 0)).toEqual([]);
    const item = { unitId: 'a', points: 50, most: 1, isLeader: false, value: 0 };
    for (const budget of [0, 40, -10]) expect([...bestChoices([item], budget).all()]).toEqual([[0]]);
    expect(bestChoices([item], Number.NaN).points).toBeLessThanOrEqual(0);
  });
});
