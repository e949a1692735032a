import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '#platform/storage/keys.ts';
import { fakeBackend, noNetwork, refusal } from '#tests/builders/fake-backend.ts';
import {
  cheaper,
  ELF,
  HERSIR,
  type ReleaseRow,
  releaseRow,
  releasesIn,
  withElf,
} from '#tests/builders/releases.ts';
import { copies, everything, started } from '#tests/builders/started-data.ts';

const calls = (backend: ReturnType<typeof fakeBackend>) =>
  backend.calls.filter(({ path }) => path.includes('catalogue_releases')).length;

beforeEach(() => copies.clear());
afterEach(() => vi.unstubAllGlobals());

describe('a release of the catalogue', () => {
  it('is fetched, shown without a start, and there from the first moment of the next one', async () => {
    fakeBackend(releasesIn([cheaper, withElf]));
    const { look, unit, first } = await started();
    expect(first.unitByKey.get(ELF)).toBeUndefined();
    expect(await look()).toMatchObject({ kind: 'new', release: { units: 1 } });
    expect(await unit(ELF)).toMatchObject({ name: 'Wood Elf', names: { es: 'Elfo' }, points: 30 });
    vi.stubGlobal('fetch', vi.fn(noNetwork));
    const next = await started();
    expect(next.first.unitByKey.get(ELF)?.points).toBe(30);
    expect(await next.look()).toEqual({ kind: 'same' });
  });

  it('costs one request when nothing changed, as with an empty table', async () => {
    const empty = fakeBackend(releasesIn([]));
    expect(await (await started()).look()).toEqual({ kind: 'same' });
    expect(calls(empty)).toBe(1);
    fakeBackend(releasesIn([cheaper]));
    await (await started()).look();
    const same = fakeBackend(releasesIn([cheaper]));
    expect(await (await started()).look()).toEqual({ kind: 'same' });
    expect(calls(same)).toBe(1);
  });

  it('changes cards, skills, terms, missions and remarks too', async () => {
    const es = { 'To Die Killing': { text: 'Otra cosa.' } };
    const row = releaseRow(
      1,
      {
        units: {
          [HERSIR]: { skillTexts: { es } },
          'northern-tribes/coal': { fields: { profile: null } },
        },
        terms: {
          'keywords/aim': { fields: { text: 'Aims.' }, texts: { es: { name: 'Mira', text: 'Mira.' } } },
        },
        missions: { 'battle-lines': { en: { name: 'Another Name' } } },
      },
      { units: { [HERSIR]: { note: 'Misprint.', notes: {}, release: 1, by: ['Ragna'] } } },
    );
    fakeBackend(releasesIn([row]));
    expect(await (await started()).look()).toMatchObject({ kind: 'new', release: { units: 2 } });
    const now = await everything();
    expect(now.cards['northern-tribes/coal']).toMatchObject({ profile: null });
    expect(now.skills['hersir']).toMatchObject(es);
    expect(now.glossary.terms.keywords).toContainEqual(expect.objectContaining({ id: 'aim', text: 'Aims.' }));
    expect(now.glossary.texts.keywords).toMatchObject({ aim: { name: 'Mira', text: 'Mira.' } });
    expect(now.termNames.es).toMatchObject({ keywords: { aim: 'Mira' } });
    expect(now.missions.missions.map(({ name }) => name)).toContain('Another Name');
    expect(now.remarks?.units[HERSIR]?.by).toEqual(['Ragna']);
    // The same from the browser's own stores.
    vi.stubGlobal('fetch', vi.fn(noNetwork));
    await started();
    expect(await everything()).toEqual(now);
  });

  it('goes with the table of a backend that has none', async () => {
    fakeBackend(releasesIn([cheaper]));
    const { look, first } = await started();
    await look();
    fakeBackend(releasesIn([]));
    const next = await started();
    expect(await next.look()).toMatchObject({ kind: 'new', release: { patch: null, units: 1 } });
    expect(await next.unit(HERSIR)).toEqual(first.unitByKey.get(HERSIR));
    expect(localStorage.getItem(storageKeys.release)).toBeNull();
  });

  it('stays without an answer, with a refusal, and with an older number', async () => {
    fakeBackend(releasesIn([cheaper, withElf]));
    await (await started()).look();
    for (const handler of [() => noNetwork(), () => refusal(404, 'PGRST205'), releasesIn([cheaper])]) {
      fakeBackend((call) => (call.path.includes('catalogue_releases') ? handler(call) : null));
      const { look, unit } = await started();
      expect(await look()).toEqual({ kind: 'same' });
      expect((await unit(ELF))?.points).toBe(30);
    }
  });

  it('that takes a unit back leaves its name and points for lists, after a start too', async () => {
    fakeBackend(releasesIn([withElf]));
    const { look } = await started();
    await look();
    const without = { ...cheaper, number: 3 };
    fakeBackend(releasesIn([withElf, without]));
    await look();
    const { first, look: lookAgain } = await started();
    expect(first.unitByKey.get(ELF)).toBeUndefined();
    expect(first.formerUnits.get(ELF)).toMatchObject({ name: 'Wood Elf', points: 30 });
    fakeBackend(releasesIn([withElf, without, { ...withElf, number: 4 }]));
    await lookAgain();
    expect((await started()).first.formerUnits.size).toBe(0);
  });

  it('is fetched again when its texts are lost', async () => {
    fakeBackend(releasesIn([withElf]));
    await (await started()).look();
    copies.clear();
    const next = await started();
    expect(await next.look()).toMatchObject({ kind: 'new' });
    expect(
      await (await import('../unit-profiles.ts')).loadUnitProfile('northern-tribes', 'wood-elf'),
    ).toEqual({
      profile: null,
      skills: [],
    });
  });

  it('that another build applied is in place at once, and made again without fetching it', async () => {
    fakeBackend(releasesIn([cheaper]));
    await (await started()).look();
    const { writePatch } = await import('./write-patch.ts');
    const { readPatch } = await import('./kept-patch.ts');
    const kept = readPatch();
    if (kept === null) throw new Error('nothing was kept');
    writePatch({ ...kept, build: '0.1.0 other', units: {} });
    const backend = fakeBackend(releasesIn([cheaper]));
    const next = await started();
    expect(next.currentPatch()?.build).toBe('0.1.0 other');
    expect(await next.look()).toEqual({ kind: 'same' });
    expect(calls(backend)).toBe(1);
    expect((await started()).first.unitByKey.get(HERSIR)?.points).toBe(9);
  });

  it('of another form is made again from what was fetched, without a network too', async () => {
    fakeBackend(releasesIn([cheaper]));
    await (await started()).look();
    localStorage.setItem(storageKeys.release, 'an earlier form');
    vi.stubGlobal('fetch', vi.fn(noNetwork));
    const next = await started();
    expect(next.currentPatch()).toBeNull();
    await next.look();
    expect((await next.unit(HERSIR))?.points).toBe(9);
  });

  it('of another tab is taken over without fetching it', async () => {
    fakeBackend(releasesIn([cheaper]));
    await (await started()).look();
    const patch = localStorage.getItem(storageKeys.release) ?? '';
    localStorage.removeItem(storageKeys.release);
    const other = await started();
    localStorage.setItem(storageKeys.release, patch);
    const backend = fakeBackend(releasesIn([cheaper]));
    expect(await other.look()).toMatchObject({ kind: 'new', release: { units: 1 } });
    expect(calls(backend)).toBe(1);
  });

  it.each<[string, ReleaseRow, string]>([
    ['a later format', { ...withElf, format: 2 }, 'newer'],
    ['a field that there is not', releaseRow(2, { units: { [HERSIR]: { fields: { price: 1 } } } }), 'broken'],
    [
      'a word that the glossary lacks',
      releaseRow(2, { units: { [HERSIR]: { fields: { keywords: ['Nonsense'] } } } }),
      'broken',
    ],
  ])('of %s is refused once, and the last one stays', async (_what, row, reason) => {
    fakeBackend(releasesIn([cheaper]));
    await (await started()).look();
    fakeBackend(releasesIn([cheaper, row]));
    const { look, unit } = await started();
    expect(await look()).toEqual({ kind: 'refused', number: 2, reason });
    expect(await look()).toEqual({ kind: 'same' });
    expect((await unit(HERSIR))?.points).toBe(9);
    const next = await started();
    expect(await next.look()).toEqual({ kind: 'same' });
    expect((await next.unit(HERSIR))?.points).toBe(9);
  });

  it('that never comes whole is given up after three tries', async () => {
    const spoilt = { ...cheaper, overlay: cheaper.overlay.replace('9', '8') };
    const backend = fakeBackend(releasesIn([spoilt]));
    const { look, unit, first } = await started();
    for (let at = 0; at < 5; at += 1) expect(await look()).toEqual({ kind: 'same' });
    expect(await unit(HERSIR)).toEqual(first.unitByKey.get(HERSIR));
    expect(calls(backend)).toBe(5 + 3);
  });
});

describe('any sequence of releases', () => {
  it('gives the same catalogue on a device that saw all and on one that saw only the last', async () => {
    const rolledBack = { ...cheaper, number: 3 };
    const numbered = [cheaper, withElf, rolledBack, { ...withElf, number: 4 }, { ...rolledBack, number: 5 }];
    const all = await started();
    for (let seen = 1; seen <= numbered.length; seen += 1) {
      fakeBackend(releasesIn(numbered.slice(0, seen)));
      await all.look();
    }
    const sawAll = await everything();
    localStorage.clear();
    copies.clear();
    fakeBackend(releasesIn(numbered));
    const late = await started();
    await late.look();
    expect(await everything()).toEqual(sawAll);
    expect((await late.unit(HERSIR))?.points).toBe(9);
  });
});
