import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createDrawer, type Drawer, type DrawerParts, keepingLinks } from './drawer.ts';

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const faults: string[] = [];

/** A drawer on a build whose code is this function's text. */
function drawerOf(body: string | null, parts: Partial<DrawerParts> = {}): Drawer {
  const dist = mkdtempSync(join(tmpdir(), 'muster first view '));
  ends.push(() => rmSync(dist, { recursive: true }));
  if (body !== null) {
    mkdirSync(join(dist, '.first-view'));
    const code = `export async function firstView(path, language, caller) { ${body} }`;
    writeFileSync(join(dist, '.first-view', 'first-view.js'), code);
    writeFileSync(join(dist, '.first-view', 'package.json'), '{"type":"module"}');
  }
  faults.length = 0;
  const drawer = createDrawer({ dist, onFault: (fault) => faults.push(fault), patienceMs: 20_000, ...parts });
  ends.push(drawer.close);
  return drawer;
}

describe('a drawer', () => {
  it('draws what the code of the build draws, in its thread alone', async () => {
    const { draw } = drawerOf('return `${path} ${language} ${typeof document}`;');
    expect(await draw('/shared-list/x', 'es')).toBe('/shared-list/x es object');
    expect(typeof document).toBe('undefined');
  });

  it('calls the tables as the reader', async () => {
    const { draw } = drawerOf(
      "const answer = await caller.fetchAsUser(caller.url + '/rest/v1/lists?id=1'); return answer.status + await answer.text();",
    );
    const asked: string[] = [];
    const html = await draw('/community-lists/1', 'en', async (path) => {
      asked.push(path);
      return Promise.resolve(new Response('row', { status: 206 }));
    });
    expect([html, ...asked]).toEqual(['206row', '/rest/v1/lists?id=1']);
  });

  it('draws nothing where the build has no such code', async () => {
    expect(await drawerOf(null).draw('/shared-list/x', 'en')).toBeNull();
  });

  it('draws nothing at a fault, says it, and goes on', async () => {
    const { draw } = drawerOf("if (path === '/bad') throw new Error('no such thing'); return path;");
    expect(await draw('/bad', 'en')).toBeNull();
    expect(faults).toEqual(['Error: no such thing']);
    expect(await draw('/good', 'en')).toBe('/good');
  });

  it('lets nobody wait long, and ends a thread that hangs', async () => {
    const { draw } = drawerOf("if (path === '/bad') for (;;) {} return path;", { stuckMs: 1_000 });
    expect(await draw('/good', 'en')).toBe('/good');
    expect(await Promise.all([draw('/bad', 'en'), draw('/good', 'en')])).toEqual([null, null]);
    expect(faults).toEqual(['/bad was not drawn in time']);
    expect(await draw('/good', 'en')).toBe('/good');
  });

  it('refuses a crowd at once', async () => {
    const { draw } = drawerOf('return path;');
    const all = await Promise.all(Array.from({ length: 20 }, async (_, at) => draw(`/${String(at)}`, 'en')));
    expect(all.filter((html) => html !== null)).toHaveLength(8);
  });
});

describe('a drawer that keeps links', () => {
  it('draws a link once in each language and release, and a post every time', async () => {
    const drawn: string[] = [];
    const release = { number: 0 };
    const drawer: Drawer = {
      draw: async (path, language) => {
        drawn.push(`${language} ${path}`);
        return Promise.resolve(path);
      },
      close: async () => Promise.resolve(),
    };
    const { draw } = keepingLinks(drawer, async () => Promise.resolve(release.number));
    for (const path of ['/shared-list/a', '/shared-list/a', '/community-lists/1', '/community-lists/1'])
      expect(await draw(path, 'en')).toBe(path);
    await draw('/shared-list/a', 'fr');
    release.number = 1;
    await draw('/shared-list/a', 'en');
    expect(drawn).toEqual([
      'en /shared-list/a',
      'en /community-lists/1',
      'en /community-lists/1',
      'fr /shared-list/a',
      'en /shared-list/a',
    ]);
  });

  it('keeps a bounded number', async () => {
    let count = 0;
    const drawer: Drawer = {
      draw: async (path) => Promise.resolve(path + String((count += 1))),
      close: async () => Promise.resolve(),
    };
    const { draw } = keepingLinks(drawer, async () => Promise.resolve(0));
    for (let at = 0; at <= 60; at += 1) await draw(`/shared-list/${String(at)}`, 'en');
    expect(await draw('/shared-list/60', 'en')).toBe('/shared-list/6061');
    expect(await draw('/shared-list/0', 'en')).toBe('/shared-list/062');
  });
});
