import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import { readArtSource } from '#art/card/read-cards.ts';
import { picturesOf, type Picture } from '#art/render/pictures.ts';
import { rasterise } from '#art/render/rasterise.ts';
import { artVersion } from '#art/render/version.ts';
import { contentTypeOf } from '../http/content-type.ts';
import { decodedPath } from '../http/refuse-odd-paths.ts';
import { createDrawingQueue, TooManyWaiting } from './one-at-a-time.ts';
import {
  dropOtherVersions,
  keepPicture,
  ownPicture,
  readPicture,
  type FoundPicture,
} from './picture-files.ts';
import { chooseFormat, parsePictureRequest, type PictureRequest } from './picture-request.ts';

export type ArtParts = {
  /** The repository's folder, which holds what pictures are drawn from. */
  readonly root: string;
  /** The folder of pictures that `npm run build:art` rendered. */
  readonly prepared: string;
  /** DATA_DIR: its `art` holds the installation's own pictures, its `art-cache` what was drawn. */
  readonly dataDir: string;
  readonly onFault: (cause: unknown) => void;
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

type Drawings = { readonly version: string; readonly pictures: ReadonlyMap<string, Picture> };

/**
 * GET and HEAD /art/{card|portrait|icons}/{name}.{jpg|png|webp|avif} (docs/product.md, "Picture
 * files"): an installation's own file, else a picture drawn by us: prepared, kept from before, or
 * drawn now. 404 for a name that is no picture; 503 when it cannot be drawn now, with which the app
 * shows its crest.
 */
export function createArt(parts: ArtParts): Hono {
  const queue = createDrawingQueue<FoundPicture>(parts.mostWaiting ?? MOST_WAITING);
  const drawings = once(() => readDrawings(parts));
  const art = new Hono();
  art.get('/art/*', etag(), async (c) => {
    const request = parsePictureRequest(decodedPath(c.req.url) ?? '');
    if (request === null) return nothing(c);
    const format = chooseFormat(request.format, c.req.header('accept'));
    const own = await installationsOwn(parts, drawings, request);
    if (own !== null) return send(c, own, false);
    try {
      const found = await ourPicture(parts, { drawings: drawings(), queue }, { ...request, format });
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
  drawings: () => Drawings,
  request: PictureRequest,
): Promise<FoundPicture | null> {
  const folder = join(dataDir, 'art');
  const own = await ownPicture(folder, request, request.format);
  if (own !== null) return own;
  const whole = drawings().pictures.get(`${request.folder}/${request.stem}`)?.smallOf;
  return whole === undefined ? null : ownPicture(folder, whole, request.format);
}

type Making = {
  readonly drawings: Drawings;
  readonly queue: ReturnType<typeof createDrawingQueue<FoundPicture>>;
};

async function ourPicture(
  { prepared, dataDir, draw = rasterise }: ArtParts,
  { drawings: { version, pictures }, queue }: Making,
  request: PictureRequest,
): Promise<FoundPicture | null> {
  const { folder, stem, format } = request;
  const picture = pictures.get(`${folder}/${stem}`);
  if (picture === undefined) return null;
  const ready = await readPicture(prepared, request, format);
  if (ready !== null) return { bytes: ready, format };
  const cache = join(dataDir, 'art-cache', version);
  const kept = await readPicture(cache, request, format);
  if (kept !== null) return { bytes: kept, format };
  return queue(`${folder}/${stem}.${format}`, async () => {
    const drawn = { bytes: await draw(picture.svg(), format, picture.raster), format };
    await keepPicture(cache, picture, drawn);
    return drawn;
  });
}

function readDrawings({ root, dataDir }: ArtParts): Drawings {
  const version = artVersion(root);
  void dropOtherVersions(join(dataDir, 'art-cache'), version);
  const pictures = picturesOf(readArtSource(root));
  return {
    version,
    pictures: new Map(pictures.map((picture) => [`${picture.folder}/${picture.stem}`, picture])),
  };
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
