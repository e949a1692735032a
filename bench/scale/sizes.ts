/** Rows of the whole size. A smaller scale has a share of each. */
const WHOLE = {
  players: 1_000_000,
  lists: 5_000_000,
  posts: 1_000_000,
  /** Rows of games on two phones. */
  taps: 10_000_000,
  results: 500_000,
  events: 20_000,
};

export type Sizes = Readonly<Record<keyof typeof WHOLE, number>>;

/** Returns the sizes at a scale of 1 or less, but at least so many that no query lacks rows. */
export function sizesAt(scale: number): Sizes {
  const of = (name: keyof typeof WHOLE, least: number) => Math.max(least, Math.round(WHOLE[name] * scale));
  return {
    players: of('players', 2_000),
    lists: of('lists', 10_000),
    posts: of('posts', 2_000),
    taps: of('taps', 20_000),
    results: of('results', 2_000),
    events: of('events', 200),
  };
}

/** Returns a statement with the sizes in place of their names: `:players`. */
export function withSizes(text: string, sizes: Sizes): string {
  return Object.entries(sizes).reduce(
    (done, [name, size]) => done.replaceAll(`:${name}`, String(size)),
    text,
  );
}
