import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendError, BackendUnavailable } from '#platform/backend/backend-error.ts';
import { RefusedCall } from '../community/call-rest.ts';
import { act } from './act.ts';
import { errataFile, type OfficeErratum, printedCatalogue } from './errata.ts';
import { restoredFields } from './texts.ts';
import { translateTexts } from './translate.ts';

afterEach(() => vi.unstubAllGlobals());

describe('an act that fails', () => {
  const refused = (details: string) =>
    new RefusedCall(409, { message: '', code: 'PT409', details, hint: '' });
  it.each([
    [refused('changed_since'), 'changed-since'],
    [refused('not_undoable'), 'not-undoable'],
    [refused('own_rights'), 'own-rights'],
    [new BackendError('', 503, 'not_configured'), 'not-set-up'],
    [new BackendError('', 429, 'quota_exceeded'), 'quota'],
    [new BackendError('', 403, '42501'), 'not-allowed'],
    [new BackendUnavailable(), 'unreachable'],
    [new TypeError('x'), 'fault'],
  ])('is told as what it is: %s', async (error, code) => {
    const outcome = await act(() => {
      throw error;
    });
    expect(outcome).toMatchObject({ ok: false, problem: { code } });
  });
});

describe('a translation that nobody can make', () => {
  it('is made word for word, and tags stay what they are', async () => {
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

it('the exported file has each corrected unit once, as the catalogue’s import reads it', () => {
  const [unit] = printedCatalogue.units;
  if (unit === undefined) throw new Error('no unit');
  const erratum: OfficeErratum = {
    id: '1',
    kind: 'unit',
    target: `${unit.faction}/${unit.id}`,
    changes: { points: unit.points === 1 ? 2 : 1 },
    note: 'x',
    note_es: null,
    note_fr: null,
    is_active: true,
    updated_at: '2026-11-21T00:00:00Z',
  };
  const lines = (errataFile([erratum]) ?? '').trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('faction_id,id,points,availability,command,high_command');
  expect(lines[1]).toContain(`${unit.faction},${unit.id},${unit.points === 1 ? 2 : 1},`);
  expect(errataFile([{ ...erratum, is_active: false }])).toBeNull();
});
