import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { createComment, createPost } from './community.ts';
import { type Account, asOwner, createAccount } from './database.ts';
import { insertInto, type Probe, probe, type Row, UNITS } from './security-probe.ts';

/** The account whose row it is, and somebody else who has nothing to do with those who look. */
type People = {
  readonly database: Database;
  readonly account: Account;
  readonly stranger: Account;
};

type Rows = {
  readonly table: string;
  readonly key: readonly string[];
  /** Column and value of a new row, with everything in place that it refers to. */
  readonly row: (people: People) => Promise<Row>;
  /** The assignment of an update. */
  readonly set: string;
};

const like = (row: Rows['row']): Rows => ({
  table: 'list_likes',
  key: ['list_id', 'user_id'],
  row,
  set: 'created_at = now()',
});
const comment = (row: Rows['row']): Rows => ({
  table: 'list_comments',
  key: ['id'],
  row,
  set: "is_hidden = true, hidden_reason = 'a'",
});
const follow = (row: Rows['row']): Rows => ({
  table: 'user_follows',
  key: ['follower_id', 'followed_id'],
  row,
  set: 'created_at = now()',
});

/** By the name that the matrix gives a table. */
const TABLES: Readonly<Record<string, Rows>> = {
  army_list_versions: {
    table: 'army_list_versions',
    key: ['id'],
    row: async ({ account }) => ({
      id: randomUUID(),
      list_id: account.id,
      user_id: account.id,
      revision: 1,
      name: 'a',
      faction: 'f',
      units: UNITS,
      saved_at: '2026-01-01',
      was_deleted: false,
    }),
    set: "name = 'b'",
  },
  list_likes: like(async ({ database, account, stranger }) => ({
    list_id: await createPost(database, stranger),
    user_id: account.id,
  })),
  "list_likes (on one's own list)": like(async ({ database, account }) => ({
    list_id: await createPost(database, account),
    user_id: (await createAccount(database)).id,
  })),
  list_comments: comment(async ({ database, account, stranger }) => ({
    id: randomUUID(),
    list_id: await createPost(database, stranger),
    user_id: account.id,
    body: 'a',
  })),
  "list_comments (under one's own list)": comment(async ({ database, account, stranger }) => ({
    id: randomUUID(),
    list_id: await createPost(database, account),
    user_id: stranger.id,
    body: 'a',
  })),
  "list_comments (an answer to somebody else's)": comment(async ({ database, account, stranger }) => {
    const list = await createPost(database, stranger);
    return {
      id: randomUUID(),
      list_id: list,
      user_id: account.id,
      body: 'a',
      answers_id: await createComment(database, stranger, list),
    };
  }),
  reports: {
    table: 'reports',
    key: ['id'],
    row: async ({ database, account, stranger }) => ({
      id: randomUUID(),
      reporter_id: account.id,
      kind: 'list',
      target_id: await createPost(database, stranger),
      reason: 'spam',
    }),
    set: "status = 'resolved'",
  },
  user_blocks: {
    table: 'user_blocks',
    key: ['blocker_id', 'blocked_id'],
    row: async ({ database, account }) => ({
      blocker_id: account.id,
      blocked_id: (await createAccount(database)).id,
    }),
    set: 'created_at = now()',
  },
  user_follows: follow(async ({ database, account }) => ({
    follower_id: account.id,
    followed_id: (await createAccount(database)).id,
  })),
  'user_follows (of oneself)': follow(async ({ database, account }) => ({
    follower_id: (await createAccount(database)).id,
    followed_id: account.id,
  })),
  activity_events: {
    table: 'activity_events',
    key: ['id'],
    row: async ({ account }) => ({
      id: randomUUID(),
      actor_id: account.id,
      kind: 'finish',
    }),
    set: "detail = '{}'",
  },
  "activity_events (to what is one's own)": {
    table: 'activity_events',
    key: ['id'],
    row: async ({ database, account, stranger }) => ({
      id: randomUUID(),
      actor_id: (await createAccount(database)).id,
      kind: 'like',
      owner_id: account.id,
      list_id: await createPost(database, stranger),
    }),
    set: "detail = '{}'",
  },
  "activity_events (about one's own change)": {
    table: 'activity_events',
    key: ['id'],
    row: async ({ database, account }) => ({
      id: randomUUID(),
      actor_id: account.id,
      owner_id: account.id,
      kind: 'decision',
      change_id: await createChange(database, account),
    }),
    set: "detail = '{}'",
  },
};

/** A change of the catalogue by an account that may be banned. */
async function createChange(database: Database, account: Account): Promise<string> {
  const [made] = await asOwner(
    database,
    ...insertInto(
      'catalogue_changes',
      {
        author_id: account.id,
        section: 'units',
        target: 'north/orc',
        change: '{"fields":{"points":1}}',
        note: 'a',
        source: 'card',
        based_on: 0,
      },
      ' returning id',
    ),
  );
  return String(made?.['id']);
}

/**
 * A row of that account in a table of the community, and how to touch it; null for other tables.
 */
export async function communityProbe(
  database: Database,
  name: string,
  account: Account,
): Promise<Probe | null> {
  if (name === 'player_cards') return cardProbe(database, account);
  if (name === 'shared_list_facts') return factsProbe(database, account);
  const rows = TABLES[name];
  if (rows === undefined) return null;
  const { table, key, set } = rows;
  const people = { database, account, stranger: await createAccount(database) };
  const row = await rows.row(people);
  await asOwner(database, ...insertInto(table, row));
  const found = Object.fromEntries(key.map((column) => [column, row[column] ?? null]));
  return probe(table, found, insertInto(table, await rows.row(people)), set);
}

/** A card is inserted for an account that has lost its own. */
async function cardProbe(database: Database, account: Account): Promise<Probe> {
  const bare = await createAccount(database);
  const [card] = await asOwner(
    database,
    'delete from player_cards where id = $1 returning short_id, created_at',
    [bare.id],
  );
  const insert = insertInto('player_cards', {
    id: bare.id,
    short_id: String(card?.['short_id']),
    is_public: true,
    is_hidden: false,
    name_key: 'a',
    created_at: String(card?.['created_at']),
  });
  return probe('player_cards', { id: account.id }, insert, "avatar_url = '/art/a.jpg'");
}

async function factsProbe(database: Database, account: Account): Promise<Probe> {
  const bare = await createPost(database, account);
  await asOwner(database, 'delete from shared_list_facts where list_id = $1', [bare]);
  const insert = insertInto('shared_list_facts', {
    list_id: bare,
    user_id: account.id,
    is_shown: true,
    created_at: '2026-01-01',
    faction: 'f',
    is_tournament_list: false,
    is_legal: true,
    points: 1,
    command: 1,
    unit_count: 1,
    unit_ids: '{a}',
    name_key: 'a',
    search_text: 'a',
  });
  const shown = await createPost(database, account);
  return probe('shared_list_facts', { list_id: shown }, insert, 'points = 99');
}
