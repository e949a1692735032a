/**
 * Measures the community board over the table API as the app calls it; bench/community.ts says on
 * what.
 */
import type { Database } from '#server/db/database.ts';
import { openRest } from '#tests/builders/rest.ts';
import { seededChance } from '#domain/completion/seeded-chance.ts';
import { pick, type Seeded } from './community-seed.ts';
import { timeAt } from './times.ts';

const SORTS = ['newest', 'oldest', 'likes', 'points', 'points_low', 'name'];

type Filters = Readonly<Record<string, unknown>>;
type Measured = {
  readonly filters: Filters;
  readonly player: string | null;
  readonly ms: number;
  readonly rows: number;
};

/** Every combination of filters that are given or not, with other values each time. */
function* combinations(random: () => number, { factions, units, players }: Seeded): Generator<Filters> {
  const searches = [
    () => ({}),
    () => ({ search: pick(random, ['iron', 'e', 'wolf raven', 'player 12']) }),
    () => ({ search: pick(random, units).name.slice(0, 7) }),
    () => ({ search: 'xyzzy' }),
  ];
  const choices: readonly (readonly (() => Filters)[])[] = [
    searches,
    [() => ({}), () => ({ in_faction: pick(random, factions) })],
    [() => ({}), () => ({ tournament: true }), () => ({ tournament: false })],
    [() => ({}), () => ({ legal: true })],
    [() => ({}), () => ({ min_points: 150, max_points: 200 }), () => ({ min_points: 900 })],
    [() => ({}), () => ({ with_units: [pick(random, units).id] })],
    [() => ({}), () => ({ by_author: pick(random, players.slice(0, 100)) })],
    SORTS.map((sort) => () => ({ sort })),
  ];
  const count = choices.reduce((product, { length }) => product * length, 1);
  for (let number = 0; number < count; number += 1) {
    let rest = number;
    let filters: Filters = {};
    for (const choice of choices) {
      filters = { ...filters, ...choice[rest % choice.length]?.() };
      rest = Math.floor(rest / choice.length);
    }
    yield filters;
  }
}

function createAsk(database: Database) {
  const rest = openRest(database);
  const call = async (name: string, player: string | null, body: Filters): Promise<unknown> => {
    const answer = await rest.request(`/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(player === null ? {} : { 'x-sub': player }) },
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`${name} ${JSON.stringify(body)}: ${await answer.text()}`);
    return answer.json();
  };
  const page = async (player: string | null, filters: Filters) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows of our own function
    (await call('community_page', player, filters)) as readonly Filters[];
  return Object.assign(page, { call });
}

export type Measure = {
  readonly rounds: number;
  /** At p95, in milliseconds: printed beside what was measured. */
  readonly limit: number;
};

/**
 * Prints figures of first pages by sort, of the slowest combination of filters, of deep pages, of
 * what else the board asks for, and the plans of the slowest.
 */
export async function measureCommunity(
  database: Database,
  seeded: Seeded,
  { rounds, limit }: Measure,
): Promise<void> {
  const ask = createAsk(database);
  const random = seededChance(7);
  const viewers = [null, seeded.players[0] ?? null, seeded.players[50] ?? null];
  for (const filters of [...combinations(random, seeded)].slice(0, 30)) await ask(null, filters);
  const measured: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const filters of combinations(random, seeded)) {
      const player = pick(random, viewers);
      const start = performance.now();
      const { length: rows } = await ask(player, filters);
      measured.push({ filters, player, ms: performance.now() - start, rows });
    }
  }
  console.log(
    `  ${String(measured.length)} first pages: ${figures(measured)}; limit at p95 ${String(limit)} ms`,
  );
  for (const sort of SORTS) {
    console.log(
      `    ${sort.padEnd(10)} ${figures(measured.filter(({ filters }) => filters['sort'] === sort))}`,
    );
  }
  printSlowestCombination(measured, limit);
  await measureDeepPages(ask, seeded);
  await measureBeside(ask, seeded);
  for (const slow of measured.toSorted((a, b) => b.ms - a.ms).slice(0, 3)) await explain(database, slow);
}

function printSlowestCombination(measured: readonly Measured[], limit: number): void {
  const combined = Object.groupBy(measured, ({ filters: { sort, ...filters } }) =>
    [...Object.keys(filters), `by ${String(sort)}`].join(', '),
  );
  const sets = Object.entries(combined)
    .map(([names, same = []]) => ({ names, same, p95: shareOf(same, 0.95) }))
    .toSorted((a, b) => b.p95 - a.p95);
  const over = sets.filter(({ p95 }) => p95 > limit).length;
  console.log(
    `  ${String(sets.length)} combinations, ${String(over)} of them over the limit; the slowest at p95:`,
  );
  for (const { names, same } of sets.slice(0, 3)) console.log(`    ${figures(same)}: ${names}`);
}

/**
 * The tenth page of each sort: as quick as the first, as it is found by what the ninth ended with.
 */
async function measureDeepPages(ask: ReturnType<typeof createAsk>, { players }: Seeded): Promise<void> {
  const deep: Measured[] = [];
  for (const sort of SORTS) {
    let after: unknown = null;
    for (let page = 0; page < 10; page += 1) {
      const player = players[0] ?? null;
      const start = performance.now();
      const rows = await ask(player, { sort, after });
      deep.push({ filters: { sort }, player, ms: performance.now() - start, rows: rows.length });
      after = rows.at(-1)?.['cursor'] ?? null;
    }
  }
  console.log(`  first ten pages of each sort without filters: ${figures(deep)}`);
}

/**
 * The counts of hits, the rows above the board and the pages of one's own, a hundred times each.
 */
async function measureBeside(
  ask: ReturnType<typeof createAsk>,
  { factions, players }: Seeded,
): Promise<void> {
  const random = seededChance(11);
  const own = (mine: string) => () =>
    ask.call('community_page', pick(random, players.slice(0, 50)), { mine });
  const viewers = [null, players[0] ?? null];
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    'count of all': () => ask.call('community_count', pick(random, viewers), {}),
    'count of a faction': () =>
      ask.call('community_count', pick(random, viewers), { in_faction: pick(random, factions) }),
    'count of a search': () => ask.call('community_count', pick(random, viewers), { search: 'wolf raven' }),
    'most copied': () => ask.call('most_copied', pick(random, viewers), { most: 8 }),
    'new in a faction': () =>
      ask(pick(random, viewers), { in_faction: pick(random, factions), page_size: 8 }),
    'own posts': own('posted'),
    'own likes': own('liked'),
    'own, taken down': own('taken_down'),
    'copies of own': own('copied'),
  };
  for (const [name, call] of Object.entries(calls)) {
    const taken: { ms: number }[] = [];
    for (let turn = 0; turn < 100; turn += 1) {
      const start = performance.now();
      await call();
      taken.push({ ms: performance.now() - start });
    }
    console.log(`    ${name.padEnd(20)} ${figures(taken)}`);
  }
}

async function explain(database: Database, { filters, player, ms, rows }: Measured): Promise<void> {
  console.log(
    `\n  ${ms.toFixed(1)} ms, ${String(rows)} rows, ${player === null ? 'anon' : 'player'}: ${JSON.stringify(filters)}`,
  );
  const names: Readonly<Record<string, string>> = {
    in_faction: 'faction',
    with_units: 'units',
    by_author: 'author',
  };
  const wanted = Object.keys(filters).filter((name) => name !== 'sort');
  const role = player === null ? 'anon' : 'authenticated';
  const plan = await database.withRequest(
    { role, claims: { role, sub: player ?? undefined }, readOnly: true },
    async ({ query }) => {
      const text = (value: unknown) =>
        typeof value === 'string' ? value : value === undefined ? null : JSON.stringify(value);
      const { rows: made } = await query('select private.community_query($1, $2, null) as text', [
        `{${wanted.map((name) => names[name] ?? name).join()}}`,
        text(filters['sort']),
      ]);
      const search = text(filters['search'])
        ?.split(' ')
        .map((word) => `"%${word.toLowerCase()}%"`);
      const values = [
        search === undefined ? null : `{${search.join()}}`,
        ...['in_faction', 'tournament', 'legal', 'min_points', 'max_points'].map((name) =>
          text(filters[name]),
        ),
        Array.isArray(filters['with_units']) ? `{${filters['with_units'].join()}}` : null,
        text(filters['by_author']),
        null,
        '24',
        player,
      ];
      const types = 'text[] text boolean boolean integer integer text[] uuid jsonb integer uuid'.split(' ');
      const literals = values.map((value, at) =>
        value === null ? 'null' : `'${value.replaceAll("'", "''")}'::${types[at] ?? 'text'}`,
      );
      const filled = String(made[0]?.['text']).replaceAll(
        /\$(\d+)/g,
        (_, at) => literals[Number(at) - 1] ?? 'null',
      );
      return query(`explain (analyze, buffers, costs off) ${filled}`);
    },
  );
  for (const row of plan.rows) console.log(`    ${String(row['QUERY PLAN'])}`);
}

function shareOf(measured: readonly Pick<Measured, 'ms'>[], share: number): number {
  return timeAt(
    measured.map(({ ms }) => ms),
    share,
  );
}

function figures(measured: readonly Pick<Measured, 'ms'>[]): string {
  const at = (share: number) => shareOf(measured, share).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`;
}
