import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { applyOverlay } from '#domain/catalogue/release/apply-overlay.ts';
import type { CatalogueRelease } from '#domain/catalogue/release/release.ts';
import { LANGUAGES } from '#domain/catalogue/types.ts';
import { missionEdits } from '#domain/game/missions/mission-edits.ts';
import { ownOrigin } from '../http/own-origin.ts';
import type { SiteFile } from '../http/site.ts';
import { sendFile } from '../http/static-files.ts';
import { catalogueCsv, catalogueJson, type Version } from './catalogue-documents.ts';
import { releaseFeed, type ReleaseRow } from './release-feed.ts';

const pack = promisify(gzip);

export type PublicCatalogueParts = {
  /** Reads the files of this build, when they are first needed. */
  readonly readFiles: () => Pick<Version, 'sources' | 'missions'>;
  /** The newest release, null for none. Never rejects. */
  readonly newest: () => Promise<CatalogueRelease | null>;
  /** The last releases, the newest first. */
  readonly rows: () => Promise<readonly ReleaseRow[]>;
  readonly publicUrl: string | null;
  /** The time of a feed without entries, ISO 8601. */
  readonly made: string;
};

type Made = { readonly number: number; readonly json: SiteFile; readonly csv: SiteFile };

const CACHE = 'public, max-age=300, must-revalidate';

/**
 * Serves the catalogue to take away: /catalogue.json, /catalogue.csv and the feed /catalogue.atom.
 * The files are made once a release and kept; requests meanwhile wait for the same work.
 */
export function publicCatalogue(parts: PublicCatalogueParts): Hono {
  const app = new Hono();
  const made = makeOnce(parts);
  const send = (kind: 'json' | 'csv') =>
    app.get(`/catalogue.${kind}`, etag(), async (c) => {
      const files = await made();
      c.header('Content-Disposition', `attachment; filename="catalogue-${files.number}.${kind}"`);
      c.header('X-Catalogue-Release', String(files.number));
      return sendFile(c, files[kind], CACHE);
    });
  send('json');
  send('csv');
  app.get('/catalogue.atom', etag(), async (c) => {
    const origin = ownOrigin(c, parts.publicUrl);
    if (origin === null) return c.text('Set PUBLIC_URL for a feed.', 404);
    const asked = c.req.query('lang');
    const language = LANGUAGES.find((each) => each === asked) ?? 'en';
    return c.body(releaseFeed(await parts.rows(), { origin, language, made: parts.made }), 200, {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': CACHE,
    });
  });
  return app;
}

function makeOnce({ readFiles, newest }: PublicCatalogueParts): () => Promise<Made> {
  let files: ReturnType<PublicCatalogueParts['readFiles']> | null = null;
  let seen: { readonly release: CatalogueRelease | null } | null = null;
  let last: { readonly name: string; readonly made: Promise<Made> } | null = null;
  return async () => {
    const release = await newest();
    if (last !== null && seen?.release === release) return last.made;
    seen = { release };
    // Of a release only the names of deleted accounts ever change.
    const name = release === null ? '' : `${release.number} ${JSON.stringify(release.remarks)}`;
    if (last?.name === name) return last.made;
    files ??= readFiles();
    const made = makeFiles(files, release);
    last = { name, made };
    return made;
  };
}

async function makeFiles(
  files: Pick<Version, 'sources' | 'missions'>,
  release: CatalogueRelease | null,
): Promise<Made> {
  const version = release === null ? { ...files, release } : withRelease(files, release);
  const [json, csv] = await Promise.all([
    siteFile(catalogueJson(version), 'application/json; charset=utf-8'),
    siteFile(catalogueCsv(version), 'text/csv; charset=utf-8'),
  ]);
  return { number: version.release?.number ?? 0, json, csv };
}

/** A release that does not fit the files of this build stays out, as on devices. */
function withRelease(files: Pick<Version, 'sources' | 'missions'>, release: CatalogueRelease): Version {
  const applied = applyOverlay(files.sources, release.overlay);
  if (!applied.ok) return { ...files, release: null };
  const { edits } = missionEdits(release.overlay.missions, files.missions);
  const missions = new Map(files.missions);
  for (const { file, after } of edits) missions.set(file, after);
  return { release, sources: applied.value, missions };
}

async function siteFile(text: string, type: string): Promise<SiteFile> {
  const plain = new Uint8Array(Buffer.from(text));
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { type, etag: `W/"${tag}"`, plain, packed: { gzip: new Uint8Array(await pack(plain)) } };
}
