import type { UnitId } from '../catalogue/types.ts';

/** A unit of which copies may be chosen. */
export type Item = {
  readonly unitId: UnitId;
  /** Points of one copy, a whole number above 0. */
  readonly points: number;
  readonly most: number;
  /** Of all leaders together a choice has one copy at most. */
  readonly isLeader: boolean;
  /** Added up over all copies; choices with the largest sum are the best. Whole numbers. */
  readonly value: number;
};

/** A choice: copies of each item, in their order. */
export type Choice = readonly number[];

/** All best choices that cost exactly so many points. */
export type BestChoices = {
  readonly points: number;
  /** The number of the best choices; not exact from 2^53 on. */
  readonly count: number;
  /** Draws one of them, each with the same chance. `random`: from 0 to below 1. */
  readonly draw: (random: () => number) => Choice;
  /** Yields all of them, each once. */
  readonly all: () => Generator<Choice>;
};

/**
 * The best value and the number of ways of each place. A place stands for points to be spent, in
 * `unit`s, and for a leader that may still be chosen: two places for each number of points.
 */
type Layer = { readonly value: Float64Array; readonly ways: Float64Array };

/** The greatest common divisor of all points, and the number of places. */
type Grid = { readonly unit: number; readonly size: number };

type Walk = { readonly items: readonly Item[]; readonly grid: Grid; readonly layers: readonly Layer[] };

/**
 * Finds the choices that come nearest to `budget` pts without exceeding it, and among them those of
 * the largest value. Exact: it looks at every sum that the items from one on can make, last item
 * first.
 */
export function bestChoices(items: readonly Item[], budget: number): BestChoices {
  const grid = gridOf(items, budget);
  const layers = layersOf(items, grid);
  const walk = { items, grid, layers };
  const ways = layers[0]?.ways ?? new Float64Array();
  const start = ways.findLastIndex((each, at) => each > 0 && mayLead(at));
  return {
    points: pointsAt(grid, start),
    count: ways[start] ?? 0,
    draw: (random) => drawFrom(walk, start, random),
    all: () => allFrom(walk, 0, start, []),
  };
}

function gridOf(items: readonly Item[], budget: number): Grid {
  const all = items.reduce((sum, { points, most }) => sum + points * most, 0);
  const unit = items.reduce((divisor, { points }) => greatestDivisor(divisor, points), 0) || 1;
  return { unit, size: (Math.floor(Math.min(Math.max(0, budget), all) / unit) + 1) * 2 };
}

function pointsAt({ unit }: Grid, at: number): number {
  return Math.floor(at / 2) * unit;
}

function mayLead(at: number): boolean {
  return at % 2 === 1;
}

/** Returns the most copies of an item that a place leaves room for. */
function roomFor(grid: Grid, at: number, { points, most, isLeader }: Item): number {
  const room = Math.min(most, Math.floor(pointsAt(grid, at) / points));
  return isLeader ? Math.min(room, at % 2) : room;
}

/** Returns the distance to the place after one copy of an item. */
function strideOf({ unit }: Grid, { points, isLeader }: Item): number {
  return (points / unit) * 2 + (isLeader ? 1 : 0);
}

function layersOf(items: readonly Item[], grid: Grid): readonly Layer[] {
  let next = emptyLayer(grid.size);
  // Nothing is left to choose: all points are spent, with or without a leader.
  next.value.fill(0, 0, 2);
  next.ways.fill(1, 0, 2);
  const layers = [next];
  for (const item of items.toReversed()) {
    next = layerBefore(next, item, grid);
    layers.push(next);
  }
  return layers.toReversed();
}

function emptyLayer(size: number): Layer {
  return { value: new Float64Array(size).fill(Number.NEGATIVE_INFINITY), ways: new Float64Array(size) };
}

function layerBefore(next: Layer, item: Item, grid: Grid): Layer {
  const layer = emptyLayer(grid.size);
  const stride = strideOf(grid, item);
  for (let at = 0; at < grid.size; at += 1) {
    const room = roomFor(grid, at, item);
    let best = Number.NEGATIVE_INFINITY;
    let ways = 0;
    for (let copies = 0; copies <= room; copies += 1) {
      const rest = at - copies * stride;
      const more = next.ways[rest] ?? 0;
      if (more === 0) continue;
      const value = (next.value[rest] ?? 0) + copies * item.value;
      if (value > best) ways = 0;
      if (value >= best) ways += more;
      best = Math.max(best, value);
    }
    layer.value[at] = best;
    layer.ways[at] = ways;
  }
  return layer;
}

type Step = { readonly copies: number; readonly rest: number; readonly ways: number };

/** The numbers of copies of one item that a best choice may have, each with its number of ways. */
function stepsOf({ items, grid, layers }: Walk, index: number, at: number): readonly Step[] {
  const item = items[index];
  const [layer, next] = [layers[index], layers[index + 1]];
  if (item === undefined || layer === undefined || next === undefined) return [];
  const stride = strideOf(grid, item);
  const all = Array.from({ length: roomFor(grid, at, item) + 1 }, (_, copies) => {
    const rest = at - copies * stride;
    return { copies, rest, ways: next.ways[rest] ?? 0 };
  });
  const isBest = ({ copies, rest }: Step) =>
    (next.value[rest] ?? 0) + copies * item.value === layer.value[at];
  return all.filter((step) => step.ways > 0 && isBest(step));
}

function drawFrom(walk: Walk, start: number, random: () => number): Choice {
  let at = start;
  return walk.items.map((_, index) => {
    const steps = stepsOf(walk, index, at);
    let mark = random() * steps.reduce((sum, { ways }) => sum + ways, 0);
    const isDrawn = ({ ways }: Step) => {
      mark -= ways;
      return mark < 0;
    };
    const drawn = steps.find(isDrawn) ?? steps.at(-1);
    at = drawn?.rest ?? at;
    return drawn?.copies ?? 0;
  });
}

function* allFrom(walk: Walk, index: number, at: number, chosen: Choice): Generator<Choice> {
  if (index === walk.items.length) {
    yield chosen;
    return;
  }
  for (const { copies, rest } of stepsOf(walk, index, at)) {
    yield* allFrom(walk, index + 1, rest, [...chosen, copies]);
  }
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}
