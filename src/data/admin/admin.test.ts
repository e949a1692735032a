import { afterEach, describe, expect, it, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { BackendError, BackendUnavailable } from '#platform/backend/backend-error.ts';
import { answeringRest } from '#tests/builders/rest-answers.ts';
import { act } from './act.ts';
import { logQuery } from './admin-log.ts';
import { restoredFields } from './admin-texts.ts';
import { translateTexts } from './translate.ts';

afterEach(() => vi.unstubAllGlobals());

describe('an admin action that fails', () => {
  const refused = (details: string) => new BackendError('', 409, 'PT409', { details, hint: '' });
  it.each([
    [refused('changed_since'), 'changed-since'],
    [refused('not_undoable'), 'not-undoable'],
    [refused('own_rights'), 'own-rights'],
    [new BackendError('', 503, 'not_configured'), 'not-set-up'],
    [new BackendError('', 429, 'quota_exceeded'), 'quota'],
    [new BackendError('', 403, '42501'), 'not-allowed'],
    [new BackendUnavailable(), 'unreachable'],
    [new TypeError('x'), 'fault'],
  ])('is turned into its own code: %s', async (error, code) => {
    const outcome = await act(() => {
      throw error;
    });
    expect(outcome).toMatchObject({ ok: false, problem: { code } });
  });
});

describe('the log', () => {
  const ADA = '0b5b2d9e-3c0e-4b52-9c3a-7d3a3f0c1a11';
  const card = (username: string | null) => ({ id: ADA, username, short_id: 'WAB-SNOG', avatar_url: null });
  const entry = {
    id: 1,
    created_at: '2026-11-21T10:00:00Z',
    admin_name: 'WAB-SNOG',
    action: 'update',
    subject: 'profiles',
    target_id: ADA,
    target_name: ADA,
    before: null,
    after: null,
    undoes: null,
    is_undone: false,
    admin: card('Ada'),
  };
  const names = async (rows: readonly unknown[], cards: readonly unknown[]) => {
    answeringRest(({ path }) => ({ json: path.startsWith('admin_log') ? rows : cards }));
    const entries = await new QueryClient().query(logQuery({}, null));
    return entries.map(({ admin_name: by, target_name: target }) => [by, target]);
  };

  it('names players as they are called now, whatever they were called at the time', async () => {
    const warning = { ...entry, subject: 'player_warnings', target_id: '7', after: { player_id: ADA } };
    const call = { ...entry, action: 'call', subject: 'end_sessions' };
    expect(await names([entry, warning, call], [card('Ada')])).toEqual(
      [entry, warning, call].map(() => ['Ada', 'Ada']),
    );
  });

  it('keeps the names of deleted accounts, of the command line and of other things', async () => {
    const line = { ...entry, admin: null, admin_name: 'command line', target_name: '' };
    const list = { ...entry, subject: 'shared_lists', target_name: 'Ice Line', admin: card(null) };
    expect(await names([line, list], [])).toEqual([
      ['command line', ''],
      ['WAB-SNOG', 'Ice Line'],
    ]);
  });
});

describe('a translation without the service', () => {
  it('is made word for word, and keeps tags unchanged', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const { texts, by } = await translateTexts(['<p class="new">New <b>missions</b>!</p>'], 'es');
    expect([texts[0], by]).toEqual(['<p class="new">Nuevo <b>misiones</b>!</p>', 'glossary']);
    expect(await translateTexts(['New'], 'en')).toEqual({ texts: ['New'], by: 'nobody' });
  });
});

it('a restored text takes what the log kept and leaves the rest', () => {
  const present = {
    section: { en: 'Q', es: 'P', fr: '' },
    content: { en: 'New', es: 'Nuevo', fr: 'Nouveau' },
  };
  const restored = restoredFields('faq', present, { content: 'Old', content_es: null });
  expect(restored).toEqual({
    section: { en: 'Q', es: 'P', fr: '' },
    content: { en: 'Old', es: '', fr: 'Nouveau' },
  });
});
