import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billText, parseBill, productBill } from './bill.ts';
import { readDependencies } from './dependencies.ts';
import { hashList, type Hashes } from './folder-hashes.ts';
import { git } from './git.ts';
import { licencePage } from './licences.ts';
import { readManifest } from './manifest.ts';

/**
 * Writes the files of a release into `release/<version>/` and returns their paths: the bills of
 * materials of the product and of all that builds it, the licences, and the hashes of dist.
 * `npmBill`: a bill of all packages, as npm prints it.
 */
export function writeReleaseFiles(root: string, hashes: Hashes, npmBill: string): readonly string[] {
  const { name, version } = readManifest(root);
  const dependencies = readDependencies(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const bill = parseBill(npmBill);
  const time = new Date(git(root, 'show', '--no-patch', '--format=%cI', 'HEAD'));
  const files = {
    'sbom.cdx.json': billText(productBill(bill, dependencies), name, time),
    'sbom-development.cdx.json': billText(bill, name, time),
    'LICENCES.md': licencePage(version, dependencies),
    SHA256SUMS: hashList(hashes, 'dist'),
  };
  const folder = join('release', version);
  mkdirSync(join(root, folder), { recursive: true });
  return Object.entries(files).map(([file, text]) => {
    writeFileSync(join(root, folder, file), text);
    return join(folder, file);
  });
}
