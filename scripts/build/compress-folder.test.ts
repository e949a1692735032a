import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { compressFolder } from './compress-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'muster packed '));

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('packs texts and programs that shrink and leaves pictures and small files alone', async () => {
  const code = 'roster.add(unit);\n'.repeat(200);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'app.js'), code);
  writeFileSync(join(folder, 'assets', 'reader.wasm'), code);
  writeFileSync(join(folder, 'small.css'), 'a{}');
  writeFileSync(join(folder, 'portrait.png'), code);

  expect(await compressFolder(folder)).toBe(2);

  expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual([
    'app.js',
    'app.js.br',
    'app.js.gz',
    'reader.wasm',
    'reader.wasm.br',
    'reader.wasm.gz',
  ]);
  expect(readdirSync(folder).toSorted()).toEqual(['assets', 'portrait.png', 'small.css']);
  const packed = (suffix: string) => readFileSync(join(folder, 'assets', `app.js${suffix}`));
  expect(brotliDecompressSync(packed('.br')).toString()).toBe(code);
  expect(gunzipSync(packed('.gz')).toString()).toBe(code);
});
