import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import { type AttackedServer, openAttackedServer, type Player } from './attacked-server.ts';

const PARTS = { factions: {}, units: {}, terms: {}, missions: {} };

/**
 * All calls of the admin area to the server: method, address, body. `<id>` stands for the target's
 * id.
 */
const CALLS = [
  ['POST', '/rest/v1/rpc/admin_overview', {}],
  ['POST', '/rest/v1/rpc/admin_users', { term: '' }],
  ['POST', '/rest/v1/rpc/admin_reports', {}],
  ['POST', '/rest/v1/rpc/admin_end_sessions', { player: '<id>' }],
  ['POST', '/rest/v1/rpc/undo_admin_change', { entry: 1 }],
  ['POST', '/rest/v1/rpc/note_admin_call', { call: 'test_mail', target: '<id>', name: 'x' }],
  [
    'POST',
    '/rest/v1/rpc/note_build_failure',
    { site_name: 's', deploy_url: 'https://e.org', failed_at: '2026-01-01T00:00:00Z' },
  ],
  ['GET', '/rest/v1/admin_log', undefined],
  ['GET', '/rest/v1/reports', undefined],
  ['GET', '/rest/v1/mail_outbox', undefined],
  ['DELETE', '/rest/v1/mail_outbox?kind=eq.confirmation', undefined],
  ['PATCH', '/rest/v1/profiles?id=eq.<id>', { wab_admin: true }],
  ['PATCH', '/rest/v1/profiles?id=eq.<id>', { tester: true }],
  ['PATCH', '/rest/v1/profiles?id=eq.<id>', { banned: true, ban_reason: 'a' }],
  ['PATCH', '/rest/v1/profiles?id=eq.<id>', { deactivated: true }],
  ['PATCH', '/rest/v1/reports?status=eq.open', { status: 'dismissed' }],
  ['PATCH', '/rest/v1/shared_lists?is_active=is.true', { is_hidden: true, hidden_reason: 'a' }],
  ['PATCH', '/rest/v1/list_comments?is_hidden=is.false', { is_hidden: true, hidden_reason: 'a' }],
  ['POST', '/rest/v1/player_warnings', { player_id: '<id>', body: 'x' }],
  [
    'POST',
    '/rest/v1/news_items',
    { news_id: 'x', date: '2026-01-01', translation_key: 'x', content_en: 'x' },
  ],
  ['PATCH', '/rest/v1/news_items?news_id=neq.x', { content_en: 'x' }],
  ['DELETE', '/rest/v1/news_items?news_id=neq.x', undefined],
  ['POST', '/rest/v1/rules_chapters', { title: 'x', order_index: 1 }],
  ['PATCH', '/rest/v1/rules_chapters?order_index=gte.0', { title: 'x' }],
  ['DELETE', '/rest/v1/rules_chapters?order_index=gte.0', undefined],
  ['PATCH', '/rest/v1/rules_sections?order_index=gte.0', { content: 'x' }],
  ['DELETE', '/rest/v1/rules_sections?order_index=gte.0', undefined],
  ['POST', '/rest/v1/faq_sections', { section: 'x', content: 'x', order_index: 1 }],
  ['PATCH', '/rest/v1/faq_sections?order_index=gte.0', { content: 'x' }],
  ['DELETE', '/rest/v1/faq_sections?order_index=gte.0', undefined],
  ['POST', '/rest/v1/special_rules', { name: 'x', description: 'x' }],
  ['PATCH', '/rest/v1/special_rules?name=neq.x', { description: 'x' }],
  ['DELETE', '/rest/v1/special_rules?name=neq.x', undefined],
  ['POST', '/rest/v1/factions', { id: 'x', name: 'x' }],
  ['POST', '/rest/v1/site_texts', { id: 'changelog', content: 'x' }],
  ['PATCH', '/rest/v1/site_texts?id=eq.changelog', { content: 'x' }],
  ['DELETE', '/rest/v1/site_texts?id=eq.changelog', undefined],
  ['POST', '/rest/v1/catalogue_releases', { number: 1, note: 'x', overlay: {}, remarks: {}, sha256: 'x' }],
  ['PATCH', '/rest/v1/catalogue_releases?number=gt.0', { note: 'x' }],
  ['DELETE', '/rest/v1/catalogue_releases?number=gt.0', undefined],
  ['POST', '/rest/v1/rpc/publish_release', { after: 1, overlay: PARTS, remarks: PARTS, note: 'x' }],
  ['POST', '/rest/v1/rpc/preview_release', { after: 1, overlay: PARTS, remarks: PARTS }],
  ['POST', '/rest/v1/rpc/drop_preview', { preview: '<id>' }],
  ['GET', '/rest/v1/catalogue_previews', undefined],
  ['DELETE', '/rest/v1/catalogue_previews?number=gt.0', undefined],
  ['POST', '/rest/v1/rpc/grant_editor', { player: '<id>' }],
  ['POST', '/rest/v1/rpc/revoke_editor', { player: '<id>' }],
  ['POST', '/functions/v1/translate', { texts: ['x'], targetLanguage: 'ES' }],
  ['POST', '/functions/v1/deployments', {}],
  ['GET', '/functions/v1/mail', undefined],
  ['GET', '/auth/v1/admin/users', undefined],
  ['POST', '/auth/v1/admin/users', { email: 'x@example.org' }],
  ['PUT', '/auth/v1/admin/users/<id>', { email: 'x@example.org' }],
  ['DELETE', '/auth/v1/admin/users/<id>', undefined],
  ['POST', '/auth/v1/admin/generate_link', { type: 'recovery', email: 'x@example.org' }],
  ['POST', '/auth/v1/invite', { email: 'x@example.org' }],
  ['POST', '/rest/v1/rpc/admin_password_link', { player: '<id>', reason: 'asked' }],
  ['POST', '/rest/v1/rpc/admin_remove_factors', { player: '<id>', reason: 'asked' }],
  ['POST', '/rest/v1/rpc/admin_confirm_address', { player: '<id>', reason: 'asked' }],
  ['POST', '/rest/v1/rpc/admin_export_account', { player: '<id>', reason: 'asked' }],
  // The last of all: for an administrator it works.
  ['POST', '/rest/v1/rpc/admin_delete_account', { player: '<id>', reason: 'asked' }],
] as const;

let server: AttackedServer;
let target: Player;
let admin: Player;
const tokens = new Map<string, string>();

const asService = async (path: string, method: string, body: object) =>
  server.ask(method, path, { token: server.serviceKey, body });
const flag = (player: Player, body: object) =>
  asService(`/rest/v1/profiles?id=eq.${player.id}`, 'PATCH', body);

beforeAll(async () => {
  server = await openAttackedServer();
  target = await server.join();
  admin = await server.join();
  await flag(admin, { wab_admin: true });
  const [user, tester, banned, deactivated] = [
    await server.join(),
    await server.join(),
    await server.join(),
    await server.join(),
  ];
  await flag(tester, { tester: true });
  await flag(banned, { wab_admin: true, banned: true });
  await flag(deactivated, { wab_admin: true, deactivated: true });
  const now = Math.floor(Date.now() / 1000);
  // The pseudo user of previews has no token; should anybody ever make one for that id, it opens
  // nothing either.
  const preview = await server.keys.sign({
    sub: PREVIEW_VIEWER.status === 'authenticated' ? PREVIEW_VIEWER.userId : '',
    role: 'authenticated',
    aud: 'authenticated',
    iat: now,
    exp: now + 600,
  });
  for (const [name, token] of Object.entries({
    anon: server.anonKey,
    user: user.token,
    tester: tester.token,
    'a banned administrator': banned.token,
    'a deactivated administrator': deactivated.token,
    preview,
  })) {
    tokens.set(name, token);
  }
  const posted = await server.ask('POST', '/rest/v1/shared_lists', {
    token: target.token,
    body: { name: 'L', faction: 'f', units: [{ id: 'a', name: 'A' }] },
    headers: { prefer: 'return=representation' },
  });
  const [list] = posted.json as readonly { id: string }[];
  const comment = { list_id: list?.id, body: 'Hello' };
  await server.ask('POST', '/rest/v1/list_comments', { token: user.token, body: comment });
  const report = { kind: 'list', target_id: list?.id, reason: 'spam' };
  await server.ask('POST', '/rest/v1/reports', { token: user.token, body: report });
  await asService('/rest/v1/site_texts', 'POST', { id: 'changelog', content: '# Changelog' });
  const release = { number: 1, note: 'x', overlay: PARTS, remarks: PARTS };
  await asService('/rest/v1/catalogue_releases', 'POST', release);
}, 120_000);

afterAll(() => server.remove());

const fill = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value).replaceAll('<id>', target.id));

async function call(token: string, [method, path, body]: (typeof CALLS)[number]) {
  const filled = fill(body);
  const { status, text } = await server.ask(method, path.replaceAll('<id>', target.id), {
    token,
    headers: { prefer: 'return=representation' },
    ...(filled === undefined ? {} : { body: filled }),
  });
  // Rows that one may not see or touch are no rows.
  return { status, isRefused: [401, 403, 404].includes(status) || (status === 200 && text === '[]') };
}

describe.each(['anon', 'user', 'tester', 'a banned administrator', 'a deactivated administrator', 'preview'])(
  'the admin area, for %s',
  (who) => {
    it.each(CALLS)('refuses %s %s %j', async (...row) => {
      const answer = await call(tokens.get(who) ?? '', row as unknown as (typeof CALLS)[number]);
      expect(answer).toMatchObject({ isRefused: true });
    });
  },
);

describe('the admin area, for an administrator', () => {
  it.each(CALLS.filter(([, path]) => path.startsWith('/rest/v1/rpc/admin_')))(
    'answers %s %s',
    async (...row) => {
      const { status } = await call(admin.token, row as unknown as (typeof CALLS)[number]);
      expect([200, 204]).toContain(status);
    },
  );

  it('finds nothing changed by the refused calls of others', async () => {
    const service = { token: server.serviceKey };
    expect((await server.ask('GET', '/rest/v1/shared_lists?is_hidden=is.true', service)).json).toEqual([]);
    expect((await server.ask('GET', '/rest/v1/player_warnings', service)).json).toEqual([]);
    const { json } = await server.ask('GET', '/rest/v1/catalogue_releases?select=number,note', service);
    expect(json).toEqual([{ number: 1, note: 'x' }]);
    expect((await server.ask('GET', '/rest/v1/catalogue_editors', service)).json).toEqual([]);
  });
});
