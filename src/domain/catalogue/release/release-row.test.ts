import { describe, expect, it } from 'vitest';
import { cheaper, hashed, type ReleaseRow } from '#tests/builders/releases.ts';
import { readReleaseRow } from './release-row.ts';

const read = (row: ReleaseRow) => readReleaseRow(row, row);

describe('reading a row of the table of releases', () => {
  it('gives the release with the notes that there are', () => {
    const row = { ...cheaper, note_es: 'Cambios.', published_at: '2026-11-21 13:00:00+01' };
    expect(read(row)).toMatchObject({
      ok: true,
      release: {
        number: 1,
        publishedAt: '2026-11-21 13:00:00+01',
        notes: { es: 'Cambios.' },
        overlay: JSON.parse(cheaper.overlay) as unknown,
      },
    });
    expect(read({ ...cheaper, note_fr: 'Changé.' })).toMatchObject({ release: { notes: { fr: 'Changé.' } } });
  });

  it.each<[string, Partial<ReleaseRow>]>([
    ['without a column', { note: undefined }],
    ['whose texts do not have its hash', { overlay: '{}' }],
  ])('returns null for a row %s', (_what, part) => {
    expect(read({ ...cheaper, ...part })).toBeNull();
  });

  it('returns null for another release than the one asked for', () => {
    expect(readReleaseRow(cheaper, { number: 2, sha256: cheaper.sha256 })).toBeNull();
    expect(readReleaseRow(cheaper, { number: 1, sha256: '' })).toBeNull();
  });

  it.each<[string, Partial<ReleaseRow>, 'newer' | 'broken']>([
    ['a later format', { format: 2 }, 'newer'],
    ['no time', { published_at: 'soon' }, 'broken'],
    ['no JSON', { overlay: '{' }, 'broken'],
    ['a key for prototypes', { remarks: '{"__proto__":{}}' }, 'broken'],
  ])('refuses a release with %s', (_what, part, reason) => {
    expect(read(hashed({ ...cheaper, ...part }))).toMatchObject({ ok: false, reason });
  });
});
