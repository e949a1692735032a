/** The files that a first visit keeps at once, and packs of the rest for a few requests. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellFile } from '#domain/updates/shell-file.ts';
import { routeFiles } from './route-files.ts';

/** Pages that open at once when the app is opened again. */
const FIRST_PAGES: readonly string[] = ['/', '/builder'];

/** Characters of a pack: a few requests for all, and not all again after a fault. */
const PACK_SIZE = 500_000;

const PACKABLE = /^\/assets\/.*\.(?:js|css)$/;

/**
 * Marks the files that the first pages need, and writes the code and styles of all others into
 * packs under assets/. Returns the files with the address of their pack, sorted: the order in which
 * a folder lists its files differs between machines, and a build must not.
 */
export function inPacks<File extends ShellFile>(listed: readonly File[], dist: string): File[] {
  const files = listed.toSorted((a, b) => (a.url < b.url ? -1 : 1));
  const first = firstFiles(dist);
  const isFirst = ({ url }: ShellFile) => first.has(url);
  const packable = files.filter((file) => PACKABLE.test(file.url) && !isFirst(file));
  const packOf = new Map<string, string>();
  for (const pack of packsOf(packable, dist)) {
    const json = JSON.stringify(pack);
    const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8);
    const address = `/assets/pack-${hash}.json`;
    writeFileSync(join(dist, address), json);
    for (const url of Object.keys(pack)) packOf.set(url, address);
  }
  return files.map((file) => {
    const pack = packOf.get(file.url);
    return { ...file, ...(isFirst(file) && { isFirst: true }), ...(pack !== undefined && { pack }) };
  });
}

/** Addresses of the files of the first pages, the frame's among them. */
function firstFiles(dist: string): Set<string> {
  const pages = routeFiles(dist).filter(({ route }) => FIRST_PAGES.includes(route));
  const files = pages.flatMap(({ shell, own }) => [...shell, ...own]);
  return new Set([...files, 'manifest.webmanifest'].map((file) => `/${file}`));
}

function packsOf(files: readonly ShellFile[], dist: string): Readonly<Record<string, string>>[] {
  const packs: Record<string, string>[] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const { url } of files) {
    const text = readFileSync(join(dist, url), 'utf8');
    if (size + text.length > PACK_SIZE) {
      packs.push({});
      size = 0;
    }
    Object.assign(packs.at(-1) ?? {}, { [url]: text });
    size += text.length;
  }
  return packs;
}
