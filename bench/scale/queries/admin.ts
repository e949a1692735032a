/** Calls of administrators. */
import type { Query, Row } from '../query.ts';

const rows = (name: string, path: string, query: (row: Row) => Readonly<Record<string, string>>): Query => ({
  name: `admin: ${name}`,
  of: 'admin',
  call: (row) => ({ path, query: query(row) }),
});
const call = (name: string, path: string, body: (row: Row) => object): Query => ({
  name: `admin: ${name}`,
  of: 'admin',
  call: (row) => ({ path: `rpc/${path}`, body: body(row) }),
});
const KINDS = ['admins', 'testers', 'banned', 'deactivated'];

export const ADMIN_QUERIES: readonly Query[] = [
  call('overview', 'admin_overview', () => ({})),
  call('accounts', 'admin_users', (row) => ({ term: '', kind: 'all', page: row['page'] })),
  call('accounts, search', 'admin_users', (row) => ({ term: row['term'], kind: 'all', page: 1 })),
  ...KINDS.map((kind) => call(`accounts, ${kind}`, 'admin_users', () => ({ term: '', kind, page: 1 }))),
  {
    ...call('accounts, unconfirmed', 'admin_users', () => ({ term: '', kind: 'unconfirmed', page: 1 })),
    // An index on the accounts of a hosted project is not ours to make.
    mostRows: 1_200_000,
  },
  call('open reports', 'admin_reports', (row) => ({ of_status: 'open', page: row['page'] })),
  call('all reports', 'admin_reports', (row) => ({ of_status: 'all', page: row['page'] })),
  rows('unsent mails', 'mail_outbox', () => ({
    select: 'status,last_fault',
    status: 'in.(failed,waiting)',
    last_fault: 'not.is.null',
    created_at: 'gt.2026-11-20T00:00:00Z',
    order: 'created_at.desc',
    limit: '1000',
  })),
  rows('mails', 'mail_outbox', () => ({
    select: 'id,kind,status,created_at',
    order: 'created_at.desc',
    limit: '100',
  })),
  rows('failed mails', 'mail_outbox', () => ({
    select: 'id,kind,status,created_at',
    order: 'created_at.desc',
    limit: '100',
    status: 'eq.failed',
  })),
  rows('log', 'admin_log', () => ({
    select: '*,admin:player_cards(id,username)',
    order: 'id.desc',
    limit: '30',
  })),
  rows('log, deep', 'admin_log', (row) => ({
    select: '*,admin:player_cards(id,username)',
    order: 'id.desc',
    limit: '30',
    id: `lt.${String(row['entry'])}`,
  })),
  rows('log of a kind', 'admin_log', () => ({
    select: '*',
    order: 'id.desc',
    limit: '30',
    subject: 'eq.profiles',
  })),
  rows('log of a thing', 'admin_log', (row) => ({
    select: '*',
    order: 'id.desc',
    limit: '30',
    subject: 'eq.reports',
    target_id: `eq.${String(row['report'])}`,
  })),
  rows('log about anything with an id', 'admin_log', (row) => ({
    select: '*',
    order: 'id.desc',
    limit: '30',
    target_id: `eq.${String(row['report'])}`,
  })),
  rows('changes of the catalogue', 'catalogue_changes', () => ({
    select: '*',
    state: 'in.(proposed,returned,accepted)',
    order: 'created_at.asc,id.asc',
    limit: '1000',
  })),
  rows('posts with a unit', 'shared_list_facts', () => ({
    select: 'list_id',
    unit_ids: 'ov.{orc-hunters}',
    is_shown: 'is.true',
    limit: '1',
  })),
  rows('failed builds', 'notifications', () => ({
    select: 'id,created_at,read,content',
    type: 'eq.build_failure',
    order: 'created_at.desc',
    limit: '5',
  })),
  rows('player by name', 'player_cards', () => ({ select: 'id', username: 'eq.Iron Wolf 113', limit: '1' })),
  call('note a failed build', 'note_build_failure', () => ({
    site_name: 'Muster',
    deploy_url: 'https://example.org/1',
    failed_at: '2026-11-27T00:00:00Z',
  })),
  call('export an account', 'admin_export_account', (row) => ({
    player: row['other'],
    reason: 'They asked by mail.',
  })),
  call('delete an account', 'admin_delete_account', (row) => ({
    player: row['other'],
    reason: 'They asked by mail.',
  })),
  call('end sessions', 'admin_end_sessions', (row) => ({ player: row['other'] })),
  {
    name: 'admin: ban an account',
    of: 'admin',
    call: (row) => ({
      path: 'profiles',
      method: 'PATCH',
      query: { id: `eq.${String(Object.is(row['other'], row['me']) ? '' : row['other'])}`, select: 'id' },
      body: { banned: true, ban_reason: 'Spam.' },
      prefer: 'return=representation',
    }),
  },
];
