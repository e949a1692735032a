/** Packs the built app: node scripts/build/compress-folder.ts <folder>. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const PACKED = /\.(?:js|mjs|css|html|svg|json|txt|xml|webmanifest|wasm)$/;
/** Below this many bytes an answer fits one network packet anyway. */
const SMALLEST = 1_024;

/**
 * Packs the texts and programs of a built folder beside themselves (`a.js` → `a.js.br`, `a.js.gz`),
 * so that the server sends the smallest form without work per request. Leaves out files that do not
 * shrink. Returns the number of packed files.
 */
export async function compressFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() && PACKED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    // A folder that begins with a dot is never sent.
    .filter((path) => !relative(folder, path).startsWith('.'));
  const packed = await Promise.all(paths.map(compressFile));
  return packed.filter(Boolean).length;
}

async function compressFile(path: string): Promise<boolean> {
  if ((await stat(path)).size < SMALLEST) return false;
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  if (br.length >= bytes.length || gz.length >= bytes.length) return false;
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  return true;
}

if (import.meta.main) {
  console.log(`Packed ${String(await compressFolder(process.argv[2] ?? 'dist'))} files.`);
}
