/**
 * Renders every picture into dist/art in advance: npm run build:art. Only changed pictures are
 * rendered again; files without a unit are removed. The form is WebP, which every browser takes;
 * other forms are rendered on request. Portraits are also written as JPEG: their addresses are kept
 * in profiles and posts (docs/product.md, "Picture files") and must work on a static host.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { readArtSource } from './card/read-cards.ts';
import { picturesOf, type Picture } from './render/pictures.ts';
import { type Format, rasterise } from './render/rasterise.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'dist');
/** Kept between builds of the app, which empty dist; named by what they were drawn from. */
const CACHE = join(ROOT, '.cache', 'art');

const SHARE = v.object({ share: v.number(), of: v.number() });
type Share = v.InferOutput<typeof SHARE>;
type Report = { readonly drawn: number; readonly kept: number };

/** Draws every `of`-th picture, beginning with the one of this share. */
async function drawShare({ share, of }: Share): Promise<Report> {
  const pictures = picturesOf(readArtSource(ROOT)).filter((_, index) => index % of === share);
  let drawn = 0;
  for (const picture of pictures) if (await drawPicture(picture)) drawn += 1;
  return { drawn, kept: pictures.length - drawn };
}

async function drawPicture(picture: Picture): Promise<boolean> {
  const { folder, stem, svg, raster } = picture;
  const drawing = svg();
  const name = createHash('sha256').update(JSON.stringify(raster)).update(drawing).digest('hex').slice(0, 32);
  let isNew = false;
  for (const format of formatsOf(picture)) {
    const cached = join(CACHE, `${name}.${format}`);
    if (!existsSync(cached)) {
      isNew = true;
      writeFileSync(cached, await rasterise(drawing, format, raster, 'small'));
    }
    writeFileSync(join(DIST, 'art', folder, `${stem}.${format}`), readFileSync(cached));
  }
  return isNew;
}

function formatsOf({ folder }: Picture): readonly Format[] {
  return folder === 'portrait' ? ['webp', 'jpg'] : ['webp'];
}

async function build(): Promise<void> {
  const start = performance.now();
  const pictures = picturesOf(readArtSource(ROOT));
  mkdirSync(CACHE, { recursive: true });
  for (const folder of new Set(pictures.map((picture) => picture.folder)))
    mkdirSync(join(DIST, 'art', folder), { recursive: true });
  removeStale(
    new Set(
      pictures.flatMap((each) =>
        formatsOf(each).map((format) => join(each.folder, `${each.stem}.${format}`)),
      ),
    ),
  );
  const of = Math.min(4, availableParallelism());
  const reports = await Promise.all(Array.from({ length: of }, (_, share) => inThread({ share, of })));
  const drawn = reports.reduce((sum, report) => sum + report.drawn, 0);
  const bytes = listOf(join(DIST, 'art')).reduce(
    (sum, file) => sum + statSync(join(DIST, 'art', file)).size,
    0,
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  // oxlint-disable-next-line eslint/no-console -- a command says what it did
  console.log(
    `${String(pictures.length)} pictures in dist/art, ${String(drawn)} drawn, ${(bytes / 1e6).toFixed(1)} MB, ${seconds} s`,
  );
}

function inThread(share: Share): Promise<Report> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function removeStale(wanted: ReadonlySet<string>): void {
  for (const file of listOf(join(DIST, 'art'))) if (!wanted.has(file)) rmSync(join(DIST, 'art', file));
}

function listOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('.'));
}

if (isMainThread) await build();
else {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  parentPort?.postMessage(await drawShare(v.parse(SHARE, workerData)));
}
