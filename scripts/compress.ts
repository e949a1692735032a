/** Packs the built app: node scripts/compress.ts [folder], by default dist. */
import { fileURLToPath } from 'node:url';
import { compressFolder } from './compress-folder.ts';

const folder = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));
console.log(`Packed ${String(await compressFolder(folder))} files.`);
