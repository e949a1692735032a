/** The arguments of the queries: existing rows, found before the measurement. */
import type { Database } from '#server/db/database.ts';
import type { Row } from './query.ts';
import { type Sizes, withSizes } from './sizes.ts';

/**
 * Two hundred numbers below a size, the ten lowest among them: those are the players, posts and
 * games with most of all.
 */
const numbers = (size: string) => `(
  select n from generate_series(0, 9) n union all select floor(random() * ${size})::bigint from generate_series(1, 190)
) as chosen`;
/** Players who may do everything that players do. */
const PLAYERS = `(
  select p.id as me, p.wab_id, p.username, chosen.n from ${numbers(':players')} join public.profiles p on p.id = bench.id('player', chosen.n)
  where not p.banned and not p.deactivated and not p.wab_admin
) as players`;

const STATEMENTS = {
  visitor: `
    select (array['iron', 'wolf raven', 'storm 12', 'hammer', 'xyzzy', 'ember 77'])[n % 6 + 1] as word,
      (select array_agg(id order by id) from public.factions)[n % 5 + 1] as faction, n,
      (select array_agg(unit_id order by id) from public.catalogue_units)[n % 90 + 1] as unit, 100 * (n % 10) as points
    from generate_series(1, 200) n`,
  player: `
    select players.*, q.id as other, q.username as other_name, q.wab_id as other_wab_id,
      (select array_agg(id order by id) from public.factions)[players.n % 5 + 1] as faction
    from ${PLAYERS} join public.profiles q on q.id = bench.id('player', (players.n * 31 + 11) % :players) and q.id <> players.me and q.profile_visibility <> 'nobody'
    join public.player_cards c on c.id = q.id and not c.is_hidden
    where not exists (select from public.user_blocks b where b.blocker_id in (q.id, players.me) and b.blocked_id in (q.id, players.me))`,
  list: `
    select l.user_id as me, l.id, l.name, l.faction, l.revision, l.units, l.wab_id
    from ${numbers(':lists')} join public.army_lists l on l.id = bench.id('list', chosen.n)
    join public.player_cards c on c.id = l.user_id and not c.is_hidden`,
  post: `
    select players.me, l.id, l.user_id as author, l.name, l.based_on, (select c.id from public.list_comments c where c.list_id = l.id limit 1) as comment
    from (select me, row_number() over () as place from ${PLAYERS}) as players
    join (select n, row_number() over () as place from ${numbers(':posts')}) as post using (place)
    join public.shared_lists l on l.id = bench.id('post', post.n) and l.is_active
    join public.player_cards c on c.id = l.user_id and not c.is_hidden
    where not exists (select from public.user_blocks b where b.blocker_id in (l.user_id, me) and b.blocked_id in (l.user_id, me))`,
  ownPost: `
    select l.user_id as me, l.id, l.name from ${numbers(':posts')} join public.shared_lists l on l.id = bench.id('post', chosen.n) and l.is_active
    join public.player_cards c on c.id = l.user_id and not c.is_hidden`,
  game: `
    select m.user_id as me, g.id, g.watch, g.rows, g.report_is_public from ${numbers(':taps / 100')}
    join public.live_games g on g.id = bench.id('game', chosen.n) join public.live_members m on m.game_id = g.id
    join public.player_cards c on c.id = m.user_id and not c.is_hidden`,
  report: `
    select g.id, g.watch from ${numbers(':taps / 100')} join public.live_games g on g.id = bench.id('game', chosen.n) and (private.public_report(g.id)).id is not null`,
  result: `
    select r.user_id as me, r.id, r.game_id, r.opponent_id as other from ${numbers(':results')}
    join public.game_results r on r.id = bench.id('result 0', chosen.n) join public.player_cards c on c.id = r.user_id and not c.is_hidden`,
  event: `
    select s.user_id as me, e.id, e.starts_at, s.id as seat from ${numbers(':events')}
    join private.event_players s on s.id = bench.id('seat', chosen.n * 32 + chosen.n % 32) join private.events e on e.id = s.event_id
    join public.player_cards c on c.id = s.user_id and not c.is_hidden`,
  running: `
    select e.id, s.user_id as me, e.organiser_id as organiser from private.events e join private.event_players s on s.event_id = e.id
    join public.player_cards c on c.id = s.user_id and not c.is_hidden where e.state = 'running' limit 200`,
  open: `
    select e.id, s.user_id as me from private.events e join private.event_players s on s.event_id = e.id
    join public.player_cards c on c.id = s.user_id and not c.is_hidden where e.state = 'open' and e.list_deadline > now() limit 200`,
  organiser: `
    select e.organiser_id as me, e.id from private.events e join public.player_cards c on c.id = e.organiser_id and not c.is_hidden
    where e.state = 'running' limit 200`,
  link: `select id from private.short_links limit 200`,
  session: `
    select t.token, s.id as session, s.user_id as me, u.email from ${numbers(':players / 2')} join auth.sessions s on s.id = bench.id('session', chosen.n)
    join auth.users u on u.id = s.user_id join auth.refresh_tokens t on t.session_id = s.id and not t.revoked
    join public.player_cards c on c.id = u.id and not c.is_hidden`,
  admin: `
    select bench.id('player', 0) as me, n % 20 + 1 as page, bench.id('player', n + 10) as other, bench.id('report', n * 50) as report, 1000 + n as entry,
      (array['p1234@example.org', 'iron wolf 4', 'WAB-1A2B', 'raven', 'xyzzy'])[n % 5 + 1] as term
    from generate_series(1, 200) n join auth.users u on u.id = bench.id('player', n + 10)`,
  server: `select n from generate_series(1, 20) n`,
} as const;

export type SampleName = keyof typeof STATEMENTS;

/** Reads all samples. */
export async function readSamples(
  database: Database,
  sizes: Sizes,
): Promise<Readonly<Record<SampleName, readonly Row[]>>> {
  const read = async (name: SampleName): Promise<[SampleName, readonly Row[]]> => {
    const text = withSizes(STATEMENTS[name], sizes);
    const { rows } = await database.withOwner(({ query }) => query(text), { timeoutMs: 600_000 });
    if (rows.length === 0) throw new Error(`No rows to ask about: ${name}`);
    return [name, rows];
  };
  const found: [SampleName, readonly Row[]][] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its own keys
  for (const name of Object.keys(STATEMENTS) as SampleName[]) found.push(await read(name));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all of them
  return Object.fromEntries(found) as Record<SampleName, readonly Row[]>;
}
