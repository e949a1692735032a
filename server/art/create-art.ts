import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import type { Picture } from '#art/render/pictures.ts';
import { rasterise } from '#art/render/rasterise.ts';
import { artVersion } from '#art/render/version.ts';
import { contentTypeOf } from '../http/content-type.ts';
import { decodedPath } from '../http/refuse-odd-paths.ts';
import { allDrawings, type AllDrawings } from './drawings.ts';
import { createDrawingQueue, TooManyWaiting } from './one-at-a-time.ts';
import {
  dropOtherVersions,
  keepPicture,
  ownPicture,
  readPicture,
  type FoundPicture,
} from './picture-files.ts';
import { chooseFormat, parsePictureRequest, parseRelease, type PictureRequest } from './picture-request.ts';

export type ArtParts = {
  /** The repository's folder, which holds what pictures are drawn from. */
  readonly root: string;
  /** The folder of pictures that `npm run build:art` rendered. */
  readonly prepared: string;
  /** DATA_DIR: its `art` holds the installation's own pictures, its `art-cache` what was drawn. */
  readonly dataDir: string;
  readonly onFault: (cause: unknown) => void;
  /** The drawings of the files and of releases; without them those of the files. */
  readonly drawings?: AllDrawings;
  /** Turns a drawing into a file; sharp, unless a test says otherwise. */
  readonly draw?: typeof rasterise;
  /**
   * The most pictures that wait to be rendered at once; each waits about 150 ms for the one before
   * it.
   */
  readonly mostWaiting?: number;
};

const MOST_WAITING = 64;
/**
 * A picture may change with the next version; until then browsers need not ask again for an hour.
 */
const CACHE_RULE = 'public, max-age=3600, stale-while-revalidate=86400';

/** Pictures with a release that are kept; each is some 50 kB. */
const MOST_KEPT = 200;

/**
 * GET and HEAD /art/{card|portrait|icons}/{name}.{jpg|png|webp|avif} (docs/product.md, "Picture
 * files"): an installation's own file, else a picture drawn by us: prepared, kept from before, or
 * drawn now. `?release=N` is the picture with that release of the catalogue, without it with the
 * newest one. 404 for a name that is no picture and a release that there is not; 503 when it cannot
 * be drawn now, with which the app shows its crest.
 */
export function createArt(parts: ArtParts): Hono {
  const { drawings = allDrawings(parts.root, null) } = parts;
  const making: Making = {
    drawings,
    queue: createDrawingQueue<FoundPicture>(parts.mostWaiting ?? MOST_WAITING),
    version: once(() => {
      const version = artVersion(parts.root);
      void dropOtherVersions(join(parts.dataDir, 'art-cache'), version);
      return version;
    }),
    kept: new Map(),
  };
  const art = new Hono();
  art.get('/art/*', etag(), async (c) => {
    const request = parsePictureRequest(decodedPath(c.req.url) ?? '');
    const number = parseRelease(c.req.query('release'));
    if (request === null || number === undefined) return nothing(c);
    const format = chooseFormat(request.format, c.req.header('accept'));
    const own = await installationsOwn(parts, drawings, request);
    if (own !== null) return send(c, own, false);
    try {
      const found = await ourPicture(parts, making, { ...request, format, number });
      return found === null ? nothing(c) : send(c, found, request.format === 'jpg');
    } catch (cause) {
      if (!(cause instanceof TooManyWaiting)) parts.onFault(cause);
      return c.text('This picture cannot be drawn now. Please try again later.\n', 503, {
        'Retry-After': '10',
        'Cache-Control': 'no-store',
      });
    }
  });
  return art;
}

/**
 * An installation's own file; where it has a picture but no small copy of it, the picture serves
 * for both.
 */
async function installationsOwn(
  { dataDir }: ArtParts,
  drawings: AllDrawings,
  request: PictureRequest,
): Promise<FoundPicture | null> {
  const folder = join(dataDir, 'art');
  const own = await ownPicture(folder, request, request.format);
  if (own !== null) return own;
  const whole = drawings.files().pictures.get(`${request.folder}/${request.stem}`)?.smallOf;
  return whole === undefined ? null : ownPicture(folder, whole, request.format);
}

type Making = {
  readonly drawings: AllDrawings;
  readonly queue: ReturnType<typeof createDrawingQueue<FoundPicture>>;
  /** A name for all that the files' pictures are drawn from. */
  readonly version: () => string;
  /** Pictures with a release, those asked for last at the end. */
  readonly kept: Map<string, FoundPicture>;
};

type Wanted = PictureRequest & { readonly number: number | null };

async function ourPicture(parts: ArtParts, making: Making, wanted: Wanted): Promise<FoundPicture | null> {
  const { drawings } = making;
  const name = `${wanted.folder}/${wanted.stem}`;
  const release = await drawings.at(wanted.number);
  if (release === null && wanted.number !== null) return null;
  const picture = release === null ? null : drawings.ownPicture(release, name);
  if (release !== null && picture !== null)
    return releasePicture(
      parts,
      making,
      `${String(release.number)} ${name}.${wanted.format}`,
      async (draw) => ({
        bytes: await draw(picture.svg(), wanted.format, picture.raster),
        format: wanted.format,
      }),
    );
  // A unit that a release took away keeps its pictures: lists keep its line.
  const ofFiles = drawings.files().pictures.get(name);
  return ofFiles === undefined ? null : filePicture(parts, making, wanted, ofFiles);
}

async function releasePicture(
  { draw = rasterise }: ArtParts,
  { queue, kept }: Making,
  key: string,
  make: (draw: typeof rasterise) => Promise<FoundPicture>,
): Promise<FoundPicture> {
  const found = kept.get(key) ?? (await queue(key, async () => make(draw)));
  kept.delete(key);
  kept.set(key, found);
  for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
  return found;
}

async function filePicture(
  { prepared, dataDir, draw = rasterise }: ArtParts,
  { queue, version }: Making,
  request: Wanted,
  picture: Picture,
): Promise<FoundPicture> {
  const { folder, stem, format } = request;
  const ready = await readPicture(prepared, request, format);
  if (ready !== null) return { bytes: ready, format };
  const cache = join(dataDir, 'art-cache', version());
  const kept = await readPicture(cache, request, format);
  if (kept !== null) return { bytes: kept, format };
  return queue(`${folder}/${stem}.${format}`, async () => {
    const drawn = { bytes: await draw(picture.svg(), format, picture.raster), format };
    await keepPicture(cache, picture, drawn);
    return drawn;
  });
}

function send(c: Context, { bytes, format }: FoundPicture, isNegotiated: boolean): Response {
  return c.body(new Uint8Array(bytes), 200, {
    ETag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    'Cache-Control': CACHE_RULE,
    ...(isNegotiated ? { Vary: 'Accept' } : {}),
    'Content-Type': contentTypeOf(`.${format}`),
    'Content-Length': String(bytes.byteLength),
  });
}

function nothing(c: Context): Response {
  return c.text('There is no such picture.\n', 404, { 'Cache-Control': 'no-store' });
}

/** Made when first asked for: reading the catalogue must not slow the start. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
