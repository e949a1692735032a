import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { fakeBackend, noNetwork } from '#tests/builders/fake-backend.ts';
import { cheaper, ELF, HERSIR, releaseRow, type ReleaseRow, withElf } from '#tests/builders/releases.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as CataloguePage } from './catalogue-page.tsx';

/** Responds as the table does: the heads of all releases, or one whole. */
function serve(rows: readonly (ReleaseRow & { readonly back_to?: number })[]) {
  return fakeBackend(({ path }) => {
    if (!path.startsWith('/rest/v1/catalogue_releases')) return null;
    const wanted = new URL(path, 'http://localhost').searchParams.get('number');
    const found = rows.filter(({ number }) => wanted === null || wanted === `eq.${number}`);
    const heads = found.map((row) => ({ back_to: null, ...row })).toReversed();
    return { status: 200, body: wanted === null ? heads : found };
  });
}
const open = (search = '') => renderApp(<CataloguePage />, { address: `/catalogue${search}` });
const release = async (number: number) => {
  const heading = await screen.findByRole('heading', { level: 3, name: `Release ${number}` });
  return within(heading.closest('article') ?? heading);
};
const section = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section') ?? document.body);

const credited = releaseRow(
  2,
  { units: { [HERSIR]: { fields: { points: 9 } }, [ELF]: { fields: { ...fieldsOf(withElf) } } } },
  { units: { [ELF]: { note: 'New.', notes: {}, release: 2, by: ['Rook', 'Ann'] } } },
);

function fieldsOf({ overlay }: ReleaseRow): Record<string, unknown> {
  const parsed = JSON.parse(overlay) as { units: Record<string, { fields: Record<string, unknown> }> };
  return parsed.units[ELF]?.fields ?? {};
}

beforeEach(() => {
  localStorage.clear();
  kept.clear();
  const { queries } = queryClient().getDefaultOptions();
  queryClient().setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient().clear();
});

const kept = vi.hoisted(() => new Map<string, { savedAt: string; value: unknown }>());
vi.mock('#platform/storage/kept-copies.ts', () => ({
  readCopy: async (name: string) => kept.get(name) ?? null,
  keepCopy: async (name: string, copy: { savedAt: string; value: unknown }) => void kept.set(name, copy),
}));

describe('the catalogue page', () => {
  it('says that nothing is published yet, and still what is missing', async () => {
    serve([]);
    open();
    expect(await screen.findByText(/No release is published here yet/u)).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Compare two versions' })).toBeNull();
    const missing = await section('Still missing');
    expect(await missing.findByRole('link', { name: 'Orc Hunters' })).toBeDefined();
    expect(missing.getByText(/Nobody has published a list of this faction/u)).toBeDefined();
    const ways = ['Suggest a correction: Northern Tribes', 'Add a missing term', 'Add a missing faction'];
    expect(ways.map((name) => missing.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/catalogue/suggest?faction-names=northern-tribes',
      '/catalogue/suggest?term=new',
      '/catalogue/suggest?faction-names=new',
    ]);
  });

  it('shows what the newest release changed against the one before, in words', async () => {
    serve([cheaper, credited]);
    open();
    const newest = await release(2);
    expect(await newest.findByText('New')).toBeDefined();
    expect(newest.getByRole('link', { name: 'Wood Elf' }).getAttribute('href')).toBe(`/unit-stats/${ELF}`);
    expect(newest.queryByText('Hersir')).toBeNull();
  });

  it('opens what an older release changed', async () => {
    serve([cheaper, credited]);
    const { user } = open();
    const older = await release(1);
    await user.click(older.getByRole('button', { name: 'What changed' }));
    expect(await older.findByText('Hersir')).toBeDefined();
    expect(older.getByText('Points')).toBeDefined();
    expect(older.getByText('9')).toBeDefined();
  });

  it('compares the two versions of the address, 0 being the files', async () => {
    serve([cheaper, credited]);
    open('?from=2&to=0');
    const compared = await section('Compare two versions');
    expect(await compared.findByText('Wood Elf')).toBeDefined();
    expect(compared.getByText('No longer there')).toBeDefined();
    expect(compared.getByText('Hersir')).toBeDefined();
  });

  it('asks for a version that the address does not name', async () => {
    serve([cheaper]);
    const { user, router } = open('?from=9&to=x');
    const compared = await section('Compare two versions');
    await user.click(compared.getByRole('combobox', { name: 'Before' }));
    await user.click(screen.getByRole('option', { name: 'The app’s own files' }));
    expect(router.state.location.search).toBe('?from=0&to=1');
    expect(await compared.findByText('Hersir')).toBeDefined();
  });

  it('names who contributed, with their pages', async () => {
    serve([cheaper, credited]);
    open();
    const people = await section('Who contributed');
    expect(people.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/profile/Ann',
      '/profile/Rook',
    ]);
  });

  it('says to which release a roll-back goes', async () => {
    serve([cheaper, { ...releaseRow(2, {}), back_to: 0 }]);
    open();
    const newest = await release(2);
    expect(newest.getByText('It goes back to the catalogue that the app carries.')).toBeDefined();
    expect(await newest.findByText('Hersir')).toBeDefined();
  });

  it('names words of missions that changed', async () => {
    serve([releaseRow(1, { missions: { 'take-positions': { en: { text: 'Four objectives.' } } } })]);
    open();
    const newest = await release(1);
    expect(await newest.findByText('Four objectives.')).toBeDefined();
    expect(newest.getByText('Mission or feat')).toBeDefined();
  });

  it('names numbers of missions that changed, before and after, by the name of their box', async () => {
    const numbers = { rounds: 4, 'turns.0': 5, 'scoring.own-a.points': 3, 'scoring.nowhere.points': 2 };
    serve([
      releaseRow(1, { missions: { 'battle-lines': { numbers: { 'turns.1': 4 } } } }),
      releaseRow(2, { missions: { 'battle-lines': { numbers } } }),
    ]);
    open('?from=1&to=2');
    const compared = await section('Compare two versions');
    await compared.findByText('Rounds');
    expect(compared.getAllByRole('term').map(({ textContent: words }) => words)).toEqual([
      'Rounds',
      'Turns of round 2',
      'Turns of round 4',
      'You hold your own objective A: points',
    ]);
    expect(compared.getAllByRole('definition').map(({ textContent: values }) => values)).toEqual([
      '3 4',
      '4 5',
      '5',
      '1 3',
    ]);
  });

  it('names the place of words of missions by the names of their entries', async () => {
    serve([
      releaseRow(1, { missions: { 'battle-lines': { en: { 'rules.chest.text': 'It starts anywhere.' } } } }),
    ]);
    open();
    const newest = await release(1);
    expect(await newest.findByText('Rules · Supply chest')).toBeDefined();
  });

  it('shows what this browser saw last when nobody can be asked', async () => {
    serve([cheaper]);
    open();
    await (await release(1)).findByText('Hersir');
    cleanup();
    queryClient().clear();
    fakeBackend(noNetwork);
    open();
    expect(await (await release(1)).findByText('Hersir')).toBeDefined();
  });

  it('says when a release did not arrive whole', async () => {
    serve([{ ...cheaper, sha256: 'a'.repeat(64) }]);
    open();
    const newest = await release(1);
    expect(await newest.findByRole('alert')).toBeDefined();
  });
});
