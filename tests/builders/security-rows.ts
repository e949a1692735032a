import { randomUUID } from 'node:crypto';
import type { Database, Param } from '#server/db/database.ts';
import { type Account, asOwner, createAccount } from './database.ts';
import { communityProbe } from './security-community.ts';
import { liveProbe } from './security-live.ts';
import { insertInto, type Probe, probe, UNITS } from './security-probe.ts';

type Rows = {
  /** The column that names a row, `id` where it is absent. */
  readonly key?: string;
  readonly table: string;
  /** Column and value of a new row of that account. */
  readonly row: (account: Account) => Readonly<Record<string, Param>>;
  /** The assignment of an update. */
  readonly set: string;
  /** The end of an insert where an account has one row at most. */
  readonly again?: string;
};

const content = (table: string, set: string, row: () => Readonly<Record<string, Param>>): Rows => ({
  table,
  set,
  row,
});

const post = (active: boolean): Rows => ({
  table: 'shared_lists',
  row: ({ id }) => ({ user_id: id, name: randomUUID(), faction: 'f', units: UNITS, is_active: active }),
  set: "description = 'changed'",
});

/** By the name that the matrix gives a table. */
const TABLES: Readonly<Record<string, Rows>> = {
  army_lists: {
    table: 'army_lists',
    row: ({ id, wabId }) => ({ user_id: id, wab_id: wabId, name: randomUUID(), faction: 'f', units: UNITS }),
    set: "faction = 'changed'",
  },
  'shared_lists (active)': post(true),
  'shared_lists (taken down)': post(false),
  game_results: {
    table: 'game_results',
    row: ({ id }) => ({
      user_id: id,
      game_id: randomUUID(),
      status: 'guest',
      mission: 'loot',
      own_score: 1,
      opponent_score: 0,
      played_at: '2026-01-01',
    }),
    set: "status = 'declined'",
  },
  notifications: {
    table: 'notifications',
    row: ({ id }) => ({ recipient_id: id, type: 'build_failure', content: '{}' }),
    set: 'read = true',
  },
  mail_outbox: {
    table: 'mail_outbox',
    row: ({ id }) => ({
      kind: 'recovery',
      recipient: `${id}@example.org`,
      language: 'en',
      subject: 'A',
      body_text: 'a',
      body_html: '<p>a</p>',
      status: 'kept',
    }),
    set: "subject = 'B'",
  },
  collections: {
    table: 'collections',
    key: 'user_id',
    row: ({ id }) => ({ user_id: id, units: '{"f/u":[1,0,0,1]}' }),
    set: `units = '{"f/u":[2,0,0,2]}'`,
    again: ' on conflict (user_id) do update set units = excluded.units',
  },
  news_items: content('news_items', "content_en = 'b'", () => ({
    news_id: randomUUID(),
    date: '2026-01-01',
    translation_key: 'k',
    content_en: 'a',
  })),
  rules_chapters: content('rules_chapters', "title = 'b'", () => ({ title: 'a', order_index: 1 })),
  faq_sections: content('faq_sections', "section = 'b'", () => ({
    section: 'a',
    content: 'a',
    order_index: 1,
  })),
  special_rules: content('special_rules', "description = 'b'", () => ({
    name: randomUUID(),
    description: 'a',
  })),
  admin_log: content('admin_log', "target_name = 'b'", () => ({
    admin_name: 'a',
    action: 'call',
    subject: 'end_sessions',
    target_id: randomUUID(),
    target_name: 'a',
  })),
  catalogue_releases: {
    table: 'catalogue_releases',
    key: 'number',
    row: () => ({
      number: Math.ceil(Math.random() * 1_000_000),
      note: 'a',
      overlay: '{}',
      remarks: '{}',
    }),
    set: "note = 'b'",
  },
  catalogue_previews: content('catalogue_previews', 'number = 2', () => ({
    number: 1_000_000,
    overlay: '{}',
    remarks: '{}',
  })),
  catalogue_changes: {
    table: 'catalogue_changes',
    row: ({ id }) => ({
      author_id: id,
      section: 'units',
      target: 'north/orc',
      change: '{"fields":{"points":1}}',
      note: 'a',
      source: 'card',
      based_on: 0,
    }),
    set: "note = 'b'",
  },
  catalogue_editors: {
    table: 'catalogue_editors',
    row: ({ id }) => ({ player_id: id, faction: `f-${randomUUID()}` }),
    set: 'faction = null',
  },
  player_warnings: {
    table: 'player_warnings',
    row: ({ id }) => ({ player_id: id, body: 'a' }),
    set: 'read_at = now()',
  },
  catalogue_units: content('catalogue_units', "name = 'b'", () => ({
    id: `f/${randomUUID()}`,
    name: 'a',
    points: 1,
    command: 0,
    availability: 1,
    high_command: false,
    tournament_legal: true,
  })),
  factions: content('factions', "name = 'b'", () => ({ id: randomUUID(), name: 'a' })),
};

/** Makes a row of that account in a table of the matrix, and answers how to touch it. */
export async function createProbe(database: Database, name: string, account: Account): Promise<Probe> {
  if (name.startsWith('auth.')) return authProbe(name);
  if (name === 'profiles') return profileProbe(database, account);
  if (name === 'rules_sections') return sectionProbe(database);
  if (name === 'site_texts') return siteTextProbe(database);
  const community = await communityProbe(database, name, account);
  if (community !== null) return community;
  const live = await liveProbe(database, name, account);
  if (live !== null) return live;
  const rows = TABLES[name];
  if (rows === undefined) throw new Error(`No probe for the table "${name}"`);
  return rowProbe(database, rows, account);
}

async function rowProbe(
  database: Database,
  { table, key = 'id', row, set, again = '' }: Rows,
  account: Account,
): Promise<Probe> {
  const made = await asOwner(database, ...insertInto(table, row(account), ` returning ${key}`));
  return probe(table, { [key]: String(made[0]?.[key]) }, insertInto(table, row(account), again), set);
}

/** A profile is inserted for an account that has lost its own; no account has two. */
async function profileProbe(database: Database, account: Account): Promise<Probe> {
  const bare = await createAccount(database);
  await asOwner(database, 'delete from profiles where id = $1', [bare.id]);
  const insert = insertInto('profiles', { id: bare.id, wab_id: bare.wabId });
  return probe('profiles', { id: account.id }, insert, "bio = 'changed'");
}

async function sectionProbe(database: Database): Promise<Probe> {
  const [chapter] = await asOwner(
    database,
    "insert into rules_chapters (title, order_index) values ('a', 1) returning id",
  );
  const row = () => ({ chapter_id: String(chapter?.['id']), title: 'a', content: 'a', order_index: 1 });
  return rowProbe(database, content('rules_sections', "title = 'b'", row), { id: '', wabId: '' });
}

/** There is one text, so what is inserted takes its place. */
async function siteTextProbe(database: Database): Promise<Probe> {
  const text = { id: 'changelog', content: 'a' };
  await asOwner(database, ...insertInto('site_texts', text, ' on conflict do nothing'));
  const insert = insertInto('site_texts', text, ' on conflict (id) do update set content = excluded.content');
  return probe('site_texts', { id: 'changelog' }, insert, "content = 'b'");
}

/** Nobody gets far enough there for a row to matter. */
function authProbe(table: string): Probe {
  return {
    select: [`select 1 from ${table}`, []],
    insert: [`insert into ${table} default values`, []],
    update: [`update ${table} set created_at = now()`, []],
    delete: [`delete from ${table}`, []],
  };
}
