import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeHandler, fakeBackend, noNetwork } from '#tests/builders/fake-backend.ts';
import {
  cheaper,
  ELF,
  elf,
  HERSIR,
  hashed,
  releaseRow,
  releasesIn,
  withElf,
} from '#tests/builders/releases.ts';
import { copies, everything, started } from '#tests/builders/started-data.ts';

const TOKEN = 'b6a1f0aa-51d7-4f3a-9c0e-0a5c3f1d2e10';

/** A backend with one release, and with a preview behind the token. */
function backend(row: object | null) {
  const released = releasesIn([cheaper]);
  const handler: FakeHandler = (call) =>
    call.path.startsWith('/rest/v1/rpc/catalogue_preview') ? { status: 200, body: row } : released(call);
  return fakeBackend(handler);
}

/** The app as it starts with the published release in place, and what this browser keeps of it. */
async function published() {
  backend(null);
  await (await started()).look();
  const app = await started();
  const stores = () => JSON.stringify([Object.entries(localStorage), [...copies]]);
  const preview = await import('./try-preview.ts');
  return { ...app, ...preview, stores, before: await everything() };
}

beforeEach(() => {
  copies.clear();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('a release before it is published', () => {
  it('shows in this tab, keeps nothing but the token, and leaves the published one as it was', async () => {
    const app = await published();
    const kept = app.stores();
    const next = releaseRow(
      2,
      { units: { [ELF]: { fields: elf } }, missions: { 'battle-lines': { en: { name: 'Another Name' } } } },
      { units: { [ELF]: { note: 'New.', notes: {}, release: 2, by: [] } } },
    );
    backend(next);
    expect(await app.tryPreview(TOKEN)).toEqual({ kind: 'shown', number: 2 });
    expect((await app.unit(ELF))?.points).toBe(30);
    const now = await everything();
    expect(now.missions.missions.map(({ name }) => name)).toContain('Another Name');
    expect(now.remarks?.units[ELF]?.note).toBe('New.');
    // Drafts of units are compared with what shows.
    const { keptRow } = await import('./kept-texts.ts');
    expect(await keptRow()).toMatchObject({ number: 2 });
    expect(app.stores()).toBe(kept);
    expect(sessionStorage.getItem('muster_tab_preview')).toBe(TOKEN);
    await app.leavePreview();
    expect(await everything()).toEqual(app.before);
    expect(await keptRow()).toMatchObject({ number: 1 });
    expect(sessionStorage.getItem('muster_tab_preview')).toBeNull();
    expect(app.stores()).toBe(kept);
  });

  it.each([
    ['the link is over', null, 'over'],
    ['a byte is another', { ...withElf, overlay: withElf.overlay.replace('30', '31') }, 'unreadable'],
    ['a later version wrote it', { ...withElf, format: 2 }, 'unreadable'],
    [
      'a unit is out of bounds',
      releaseRow(2, { units: { [HERSIR]: { fields: { points: 99 } } } }),
      'unreadable',
    ],
    [
      'it does not fit the files',
      releaseRow(2, { units: { [HERSIR]: { fields: { companionOf: 'nobody' } } } }),
      'unreadable',
    ],
    ['it reaches for a prototype', hashed({ ...withElf, overlay: '{"__proto__":{}}' }), 'unreadable'],
    ['it is no row', [], 'unreadable'],
  ])('stays away when %s', async (_case, row, reason) => {
    const app = await published();
    backend(row);
    expect(await app.tryPreview(TOKEN)).toEqual({ kind: 'failed', reason });
    expect(await everything()).toEqual(app.before);
    expect(sessionStorage.getItem('muster_tab_preview')).toBeNull();
  });

  it('is asked for again in the tab that got no answer', async () => {
    const app = await published();
    vi.stubGlobal('fetch', vi.fn(noNetwork));
    expect(await app.tryPreview(TOKEN)).toEqual({ kind: 'failed', reason: 'unreachable' });
    expect(sessionStorage.getItem('muster_tab_preview')).toBe(TOKEN);
  });
});
