/**
 * Prints the cost of pictures: all of them in advance, and one card on request: npm run bench --
 * art.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArtSource } from '#art/card/read-cards.ts';
import { picturesOf } from '#art/render/pictures.ts';
import { FORMATS, rasterise } from '#art/render/rasterise.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CARDS_TIMED = 20;

const middle = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Milliseconds and bytes of cards drawn one by one, each from nothing to a file. */
async function timeCards(): Promise<void> {
  const cards = picturesOf(readArtSource(ROOT)).filter(({ folder }) => folder === 'card');
  const timed = cards.filter((_, index) => index % Math.floor(cards.length / CARDS_TIMED) === 0);
  console.log('| One card on demand | middle, ms | slowest, ms | middle, kB |\n| --- | ---: | ---: | ---: |');
  for (const format of FORMATS) {
    const times: number[] = [];
    const sizes: number[] = [];
    for (const { svg, raster } of timed) {
      const start = performance.now();
      const file = await rasterise(svg(), format, raster);
      times.push(performance.now() - start);
      sizes.push(file.byteLength / 1000);
    }
    // The first one loads the library.
    const warm = times.slice(1);
    const cells = [middle(warm).toFixed(0), Math.max(...warm).toFixed(0), middle(sizes).toFixed(0)];
    console.log(`| ${format} | ${cells.join(' | ')} |`);
  }
}

/** Renders all pictures again into dist/art. */
function timeBuild(): void {
  rmSync(join(ROOT, '.cache', 'art'), { recursive: true, force: true });
  const build = spawnSync(process.execPath, [join(ROOT, 'art', 'build.ts')], { encoding: 'utf8' });
  console.log(`\nFrom nothing: ${(build.stdout + build.stderr).trim()}`);
  for (const folder of readdirSync(join(ROOT, 'dist', 'art'))) {
    const files = readdirSync(join(ROOT, 'dist', 'art', folder));
    const bytes = files.reduce(
      (sum, file) => sum + statSync(join(ROOT, 'dist', 'art', folder, file)).size,
      0,
    );
    console.log(`- ${folder}: ${String(files.length)} files, ${(bytes / 1e6).toFixed(1)} MB`);
  }
}

await timeCards();
timeBuild();
