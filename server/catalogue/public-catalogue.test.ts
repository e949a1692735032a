import { JSDOM } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';
import { parseCsv } from '#domain/catalogue/import/parse-csv.ts';
import { planImport } from '#domain/catalogue/import/plan-import.ts';
import { EMPTY_OVERLAY } from '#domain/catalogue/release/overlay.ts';
import type { CatalogueRelease } from '#domain/catalogue/release/release.ts';
import { catalogueSources } from '#tests/builders/catalogue-sources.ts';
import { publicCatalogue, type PublicCatalogueParts } from './public-catalogue.ts';

/** Texts that want to be more than texts, in every field of a release that takes free text. */
const HOSTILE = '=1+1"</content><script>alert(1)</script>&]]>\u0007';
const LINE = '=HYPERLINK("https://evil.example","x"),\'<script>&';

const release: CatalogueRelease = {
  number: 2,
  publishedAt: '2026-11-20T10:00:00.000Z',
  note: HOSTILE,
  notes: { es: HOSTILE },
  overlay: {
    ...EMPTY_OVERLAY,
    units: {
      'north/orc': { fields: { name: LINE, points: 25, source: LINE }, names: { es: LINE } },
    },
    missions: { fog: { en: { text: 'It is here.' } } },
  },
  remarks: {
    factions: {},
    terms: {},
    missions: {},
    units: { 'north/orc': { note: HOSTILE, notes: {}, release: 2, by: ['Rook'] } },
  },
};
const row = {
  number: 2,
  published_at: release.publishedAt,
  note: HOSTILE,
  note_es: `ES ${HOSTILE}`,
  note_fr: null,
};

function serve(parts: Partial<PublicCatalogueParts> = {}) {
  return publicCatalogue({
    readFiles: () => ({
      sources: catalogueSources(),
      missions: new Map<string, unknown>([
        ['catalogue/missions/fog.json', { id: 'fog', name: 'Fog', text: 'It comes.' }],
        ['locales/es/missions.json', { fog: { name: 'Niebla' } }],
      ]),
    }),
    newest: async () => release,
    rows: async () => [row],
    publicUrl: 'https://muster.example',
    made: '2026-01-01T00:00:00Z',
    ...parts,
  });
}

const cells = (text: string) => {
  const parsed = parseCsv(text);
  return parsed.ok ? parsed.rows.map((each) => each.cells) : [];
};

describe('/catalogue.json', () => {
  it('holds the files with the newest release in place, its number and the licence', async () => {
    const answer = await serve().request('/catalogue.json');
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('x-catalogue-release')).toBe('2');
    expect(await answer.json()).toMatchObject({
      format: 1,
      release: 2,
      licence: expect.stringContaining('MIT') as unknown,
      note: HOSTILE,
      factions: [{ id: 'north', units: [{ id: 'orc', name: LINE, points: 25 }, { id: 'hunter' }] }],
      missions: [{ id: 'fog', text: 'It is here.' }],
      languages: { es: { names: { units: { orc: LINE } }, missions: { fog: { name: 'Niebla' } } } },
      remarks: { units: { 'north/orc': { by: ['Rook'] } } },
    });
  });

  it('holds the files alone without a release, and with one that does not fit them', async () => {
    const lost = { ...release, overlay: { ...EMPTY_OVERLAY, units: { 'gone/orc': { isRetired: true } } } };
    for (const newest of [null, lost]) {
      const answer = await serve({ newest: async () => newest }).request('/catalogue.json');
      expect(await answer.json()).toMatchObject({ release: 0, note: null, factions: [{ id: 'north' }] });
    }
  });

  it('is made once a release, and answers 304 to who has it', async () => {
    const readFiles = vi.fn<PublicCatalogueParts['readFiles']>(() => ({
      sources: catalogueSources(),
      missions: new Map(),
    }));
    const newest = vi.fn<PublicCatalogueParts['newest']>(async () => structuredClone(release));
    const app = serve({ readFiles, newest });
    const [one, other] = await Promise.all([app.request('/catalogue.json'), app.request('/catalogue.json')]);
    const tag = one.headers.get('etag') ?? '';
    expect(other.headers.get('etag')).toBe(tag);
    const again = await app.request('/catalogue.json', { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
    expect(readFiles).toHaveBeenCalledTimes(1);
    newest.mockResolvedValue({ ...release, number: 3 });
    const next = await app.request('/catalogue.json', { headers: { 'If-None-Match': tag } });
    expect(next.status).toBe(200);
    expect(readFiles).toHaveBeenCalledTimes(1);
  });

  it('is sent packed to who takes it so', async () => {
    const answer = await serve().request('/catalogue.json', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  });
});

describe('/catalogue.csv', () => {
  it('runs nothing in a spreadsheet and keeps its rows', async () => {
    const answer = await serve().request('/catalogue.csv');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="catalogue-2.csv"');
    const [head, orc, ...others] = cells(await answer.text());
    expect(head?.slice(0, 5)).toEqual(['faction_id', 'id', 'name', 'type', 'points']);
    expect(orc?.slice(0, 5)).toEqual(['north', 'orc', `'${LINE}`, 'Troop', '25']);
    expect(orc?.some((cell) => /^[=+\-@\t]/u.test(cell))).toBe(false);
    expect(others).toHaveLength(1);
  });

  it('is a table that catalogue:import reads, and changes nothing there', async () => {
    const answer = await serve({ newest: async () => null }).request('/catalogue.csv');
    const parsed = parseCsv(await answer.text());
    expect(parsed.ok && planImport(catalogueSources(), parsed.rows)).toMatchObject({
      ok: true,
      rewritten: [],
    });
  });
});

describe('/catalogue.atom', () => {
  const feedOf = async (app: ReturnType<typeof serve>, query = '') => {
    const answer = await app.request(`/catalogue.atom${query}`);
    return new JSDOM(await answer.text(), { contentType: 'application/xml' }).window.document;
  };

  it('names each release with absolute addresses, and its note stays text', async () => {
    const feed = await feedOf(serve());
    expect(feed.querySelectorAll('entry')).toHaveLength(1);
    expect(feed.querySelector('script')).toBeNull();
    expect(feed.querySelector('content')?.textContent).toBe(HOSTILE.replace('\u0007', ''));
    expect(feed.querySelector('entry > link')?.getAttribute('href')).toBe(
      'https://muster.example/catalogue#release-2',
    );
    expect(feed.querySelector('entry > updated')?.textContent).toBe(release.publishedAt);
  });

  it('speaks the language of its address, English where a note has none', async () => {
    const [spanish, french] = await Promise.all([feedOf(serve(), '?lang=es'), feedOf(serve(), '?lang=fr')]);
    expect(spanish.querySelector('content')?.textContent).toContain('ES =1+1');
    expect(spanish.querySelector('entry > title')?.textContent).toBe('Versión 2 del catálogo');
    expect(french.querySelector('content')?.textContent).toContain('=1+1');
  });

  it('is a feed without entries before the first release, and none where the site’s origin is not known', async () => {
    const empty = await feedOf(serve({ rows: async () => [] }));
    expect(empty.querySelector('feed > updated')?.textContent).toBe('2026-01-01T00:00:00Z');
    const answer = await serve({ publicUrl: null }).request('http://evil.example/catalogue.atom');
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('evil');
  });
});
