import { existsSync, mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readReleaseRow } from '#domain/catalogue/release/release-row.ts';
import type { CatalogueRelease } from '#domain/catalogue/release/release.ts';
import type { Releases } from '#server/catalogue/releases.ts';
import { cheaper, type ReleaseRow, withElf } from '#tests/builders/releases.ts';
import { createArt } from './create-art.ts';
import { allDrawings } from './drawings.ts';

const ROOT = join(import.meta.dirname, '../..');
const CARD = '/art/card/hersir_card_sp.jpg';

let dataDir = '';
let drawn: string[] = [];
let faults: unknown[] = [];
const openArt = (draw?: () => Promise<Buffer>, mostWaiting = 64) =>
  createArt({
    root: ROOT,
    prepared: join(dataDir, 'prepared'),
    dataDir,
    mostWaiting,
    onFault: (cause) => faults.push(cause),
    draw:
      draw ??
      ((svg, format) => {
        drawn.push(format);
        return Promise.resolve(Buffer.from(`${format} ${String(svg.length)}`));
      }),
  });

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'art-'));
  drawn = [];
  faults = [];
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const own = (folder: string, name: string) => {
  mkdirSync(join(dataDir, 'art', folder), { recursive: true });
  writeFileSync(join(dataDir, 'art', folder, name), 'mine');
};

describe('pictures over HTTP', () => {
  it.each([
    ['/art/card/hersir_card_en.jpg', 'image/jpeg'],
    ['/art/card/hersir_card_sp.png', 'image/png'],
    ['/art/card/hersir_card_fr.webp', 'image/webp'],
    ['/art/portrait/lady_telia_portrait.jpg', 'image/jpeg'],
    ['/art/portrait/battle-scarred_portrait.avif', 'image/avif'],
    ['/art/portrait/hersir_portrait_small.webp', 'image/webp'],
    ['/art/icons/command_icon.png', 'image/png'],
  ])('are drawn: %s as %s', async (address, type) => {
    const answer = await openArt().request(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  });

  it.each([
    '/art/card/hersir_card_es.jpg',
    '/art/card/nobody_card_en.jpg',
    '/art/card/hersir_card_en.gif',
    '/art/other/hersir_card_en.jpg',
    '/art/card/../portrait/hersir_portrait.jpg%00',
    '/art/card/..%2f..%2fpackage.jpg',
    '/art/card/constructor.jpg',
    '/art/',
  ])('respond with 404 to %s', async (address) => {
    expect((await openArt().request(address)).status).toBe(404);
    expect(drawn).toEqual([]);
  });

  it('come in the smallest form that the browser takes', async () => {
    const art = openArt();
    const accept = async (header: string, address = CARD) =>
      (await art.request(address, { headers: { accept: header } })).headers.get('content-type');
    expect(await accept('image/avif,image/webp,*/*;q=0.8')).toBe('image/webp');
    expect(await accept('image/avif')).toBe('image/avif');
    expect(await accept('image/webp;q=0, */*')).toBe('image/jpeg');
    expect(await accept('image/webp', CARD.replace('jpg', 'png'))).toBe('image/png');
    expect((await art.request(CARD)).headers.get('vary')).toBe('Accept');
  });

  it('are drawn once, for all who ask at a time and for later', async () => {
    const art = openArt();
    await Promise.all([art.request(CARD), art.request(CARD), art.request(CARD)]);
    await art.request(CARD);
    await openArt().request(CARD);
    expect(drawn).toEqual(['jpg']);
  });

  it('leave nothing of earlier drawings in the cache', async () => {
    mkdirSync(join(dataDir, 'art-cache', 'old'), { recursive: true });
    await openArt().request(CARD);
    await expect.poll(() => readdirSync(join(dataDir, 'art-cache'))).toHaveLength(1);
    expect(readdirSync(join(dataDir, 'art-cache'))).not.toContain('old');
  });

  it('are sent again only when they changed, and HEAD sends none', async () => {
    const art = openArt();
    const first = await art.request(CARD);
    const etag = first.headers.get('etag') ?? '';
    expect((await art.request(CARD, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await art.request(CARD, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(first.headers.get('content-length'));
  });

  it('prefer files of the installation in any form, also for units of its own', async () => {
    own('card', 'hersir_card_sp.png');
    own('portrait', 'my_champion_portrait.jpg');
    const art = openArt();
    const answer = await art.request(CARD, { headers: { accept: 'image/webp' } });
    expect([await answer.text(), answer.headers.get('content-type')]).toEqual(['mine', 'image/png']);
    expect(await (await art.request('/art/portrait/my_champion_portrait.jpg')).text()).toBe('mine');
    own('portrait', 'hersir_portrait.jpg');
    expect(await (await art.request('/art/portrait/hersir_portrait_small.jpg')).text()).toBe('mine');
    expect(drawn).toEqual([]);
  });

  it('are not drawn again when they were prepared', async () => {
    mkdirSync(join(dataDir, 'prepared', 'card'), { recursive: true });
    writeFileSync(join(dataDir, 'prepared', 'card', 'hersir_card_sp.webp'), 'prepared');
    const answer = await openArt().request(CARD, { headers: { accept: 'image/webp' } });
    expect(await answer.text()).toBe('prepared');
    expect(drawn).toEqual([]);
  });

  it('are refused when they cannot be drawn, and drawn on the next request', async () => {
    const art = openArt(() => Promise.reject(new Error('no sharp on this machine')));
    const answer = await art.request(CARD);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(faults).toHaveLength(1);
    expect((await art.request(CARD)).status).toBe(503);
  });

  it('do not pile up without end', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const art = openArt(() => gate.then(() => Buffer.from('x')), 3);
    const addresses = ['hersir', 'lotta', 'oona', 'druid', 'aide'].map(
      (slug) => `/art/portrait/${slug}_portrait.jpg`,
    );
    const answers = addresses.map(async (address) => art.request(address));
    await expect.poll(async () => (await Promise.race(answers)).status).toBe(503);
    release();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  });
});

describe('pictures of a release', () => {
  const releaseOf = (row: ReleaseRow): CatalogueRelease => {
    const read = readReleaseRow(row, row);
    if (read?.ok !== true) throw new Error('the row holds no release');
    return read.release;
  };
  const all = [releaseOf(cheaper), releaseOf(withElf)];
  const releases: Releases = {
    newest: async () => Promise.resolve(all.at(-1) ?? null),
    at: async (number) => Promise.resolve(all.find((release) => release.number === number) ?? null),
  };
  const open = () => {
    const svgs: string[] = [];
    const art = createArt({
      root: ROOT,
      prepared: join(dataDir, 'prepared'),
      dataDir,
      onFault: (cause) => faults.push(cause),
      drawings: allDrawings(ROOT, releases),
      draw: (svg, format) => Promise.resolve(Buffer.from(`${format} ${String(svgs.push(svg))} ${svg}`)),
    });
    const get = async (address: string) => {
      const answer = await art.request(address);
      return { status: answer.status, text: await answer.text() };
    };
    return { get, svgs };
  };
  const HERSIR_CARD = '/art/card/hersir_card_en.png';

  it('are drawn with it, once, and without a number with the newest', async () => {
    const { get, svgs } = open();
    const first = await get(`${HERSIR_CARD}?release=1`);
    expect(await get(`${HERSIR_CARD}?release=1`)).toEqual(first);
    const newest = await get(HERSIR_CARD);
    expect(newest.text.slice(8)).not.toBe(first.text.slice(8));
    expect(svgs).toHaveLength(2);
    expect(await get('/art/portrait/wood_elf_portrait_small.webp')).toMatchObject({ status: 200 });
    expect(await get('/art/card/wood_elf_card_sp.jpg?release=2')).toMatchObject({ status: 200 });
    expect(faults).toEqual([]);
  });

  it('that it does not change are those of the files, drawn once for all', async () => {
    const { get, svgs } = open();
    const address = '/art/portrait/hersir_portrait.jpg';
    const [one] = [await get(`${address}?release=2`), await get(`${address}?release=1`), await get(address)];
    expect(one.status).toBe(200);
    expect(svgs).toHaveLength(1);
    expect(existsSync(join(dataDir, 'art-cache'))).toBe(true);
  });

  it.each(['3', '0', '-1', '1e3', '99999999', 'x', '', '1%00'])(
    'respond with 404 to release %s',
    async (number) => {
      const { get, svgs } = open();
      expect((await get(`${HERSIR_CARD}?release=${number}`)).status).toBe(404);
      expect((await get('/art/card/wood_elf_card_en.png?release=1')).status).toBe(404);
      expect(svgs).toEqual([]);
    },
  );
});
