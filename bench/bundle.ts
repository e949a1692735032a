/**
 * Prints what each page weighs before it can be used, in kB of 1000 bytes, text packed with gzip:
 * npm run bench -- bundle.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { routeFiles } from '#scripts/build/route-files.ts';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

const sizes = new Map<string, number>();

/** The bytes that travel for a file. Fonts and pictures are packed in themselves. */
function bytesOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const bytes = readFileSync(DIST + file);
  const size = /\.(?:js|css|html|svg|json)$/.test(file) ? gzipSync(bytes, { level: 9 }).length : bytes.length;
  sizes.set(file, size);
  return size;
}

function kilobytes(files: readonly string[], ending: RegExp): string {
  const bytes = files.filter((file) => ending.test(file)).reduce((sum, file) => sum + bytesOf(file), 0);
  return (bytes / 1000).toFixed(1);
}

const rows = routeFiles().map(({ route, shell, own }) => {
  const all = [...shell, ...own];
  return [
    `\`${route}\``,
    kilobytes(all, /\.js$/),
    kilobytes(own, /\.js$/),
    kilobytes(all, /\.css$/),
    kilobytes(all, /\.woff2$/),
    kilobytes(all, /./),
  ];
});

const header = ['Page', 'JavaScript', 'of it the page’s own', 'CSS', 'Fonts', 'All bytes'];
for (const cells of [header, ['---', '---:', '---:', '---:', '---:', '---:'], ...rows]) {
  console.log(`| ${cells.join(' | ')} |`);
}
