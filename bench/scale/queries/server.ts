/** Statements that the server runs by itself, and those of accounts. */
import type { Query } from '../query.ts';

const upkeep = (name: string, sql: string, mostRows = 20_000): Query => ({
  name: `server: ${name}`,
  of: 'server',
  sql,
  mostRows,
});

export const SERVER_QUERIES: readonly Query[] = [
  {
    name: 'account by address',
    of: 'session',
    sql: `select row_to_json(u), (select json_agg(row_to_json(i)) from auth.identities i where i.user_id = u.id)
      from auth.users u where u.email = $1 and not u.is_sso_user`,
    params: (row) => [String(row['email'])],
  },
  {
    name: 'refresh token',
    of: 'session',
    sql: `select t.user_id, t.session_id from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
      where t.token = $1 for update of s, t`,
    params: (row) => [String(row['token'])],
  },
  {
    name: 'active token of a session',
    of: 'session',
    sql: 'select token, parent from auth.refresh_tokens where session_id = $1 and not revoked order by id desc limit 1',
    params: (row) => [String(row['session'])],
  },
  {
    name: 'sign out everywhere',
    of: 'session',
    sql: 'delete from auth.sessions where user_id = $1',
    params: (row) => [String(row['me'])],
  },
  {
    name: 'delete an account',
    of: 'session',
    sql: 'delete from auth.users where id = $1',
    params: (row) => [String(row['me'])],
    // Few write the log and decide reports, so the checks of their ids may read both whole.
    mostRows: 400_000,
  },
  // Twenty thousand wait, and every hour all devices are looked at.
  upkeep('notifications to send', 'select * from public.claim_pushes(20)', 1_000_000),
  upkeep('mails of results', 'select * from private.take_result_mails(50)'),
  upkeep('mails of events', 'select * from private.take_event_mails(50)'),
  upkeep(
    'mails to send',
    `
    select id from public.mail_outbox where status = 'waiting' and next_attempt_at <= now() and attempts < 5
    order by next_attempt_at limit 20 for update skip locked`,
  ),
  upkeep('old mails', `delete from public.mail_outbox where created_at < now() - interval '61 days'`),
  upkeep(
    'too many mails',
    'delete from public.mail_outbox where id in (select id from public.mail_outbox order by created_at desc offset 10000)',
  ),
  upkeep('deadlines of events', 'select private.tell_deadlines()', 30_000),
  // Five hundred games with a hundred rows each.
  upkeep('old games', 'select private.tidy_live_games()', 60_000),
  upkeep('ended bans', 'select private.end_bans()'),
  // An index on a moment that every request moves would cost more than a scan every ten minutes.
  upkeep(
    'rate limits',
    `
    delete from muster.rate_limits where (bucket, key) in
      (select bucket, key from muster.rate_limits where full_at <= extract(epoch from now()) - 3600 for update skip locked)`,
    200_000,
  ),
  // Every hour; all devices.
  upkeep(
    'devices that are gone',
    'delete from private.push_subscriptions s where not private.is_live_device(s)',
    1_000_000,
  ),
];
