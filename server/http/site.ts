import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { hasCode } from '../file-faults.ts';
import { ENCODINGS, type Encoding } from './accept.ts';
import { contentTypeOf } from './content-type.ts';

/** One file of the built app with its packed forms, ready to send. */
export type SiteFile = {
  readonly type: string;
  /** Weak, as one tag stands for the plain and the packed forms. */
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly packed: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
};

/** Every public file of the built app by its address, such as `/assets/index-a1.js`. */
export type Site = ReadonlyMap<string, SiteFile>;

const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * Reads the built app into memory once, at start. A request can then name only what is in the map,
 * so no address reaches any other file of the machine, and a build that runs meanwhile does not
 * tear a page in two. Files and folders whose name begins with a dot are the build's own notes and
 * are left out. Pictures of units (`art`) are read one by one when they are asked for (server/art).
 * Returns an empty map when the folder is missing.
 */
export function readSite(distDir: string): Site {
  const found = new Map(listFiles(distDir).map((path) => [addressOf(distDir, path), path]));
  const site = new Map<string, SiteFile>();
  for (const [address, path] of found) {
    if (isPackedForm(address, found)) continue;
    const plain = readFileSync(path);
    const packed: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> = {};
    for (const encoding of ENCODINGS) {
      const packedPath = found.get(address + SUFFIXES[encoding]);
      if (packedPath !== undefined) packed[encoding] = readFileSync(packedPath);
    }
    const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    site.set(address, { type: contentTypeOf(address), etag, plain, packed });
  }
  return site;
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter(
        (path) =>
          !relative(folder, path)
            .split(sep)
            .some((name, depth) => name.startsWith('.') || (depth === 0 && name === 'art')),
      );
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return [];
    throw cause;
  }
}

function addressOf(folder: string, path: string): string {
  return `/${relative(folder, path).split(sep).join('/')}`;
}

function isPackedForm(address: string, found: ReadonlyMap<string, string>): boolean {
  return Object.values(SUFFIXES).some(
    (suffix) => address.endsWith(suffix) && found.has(address.slice(0, -suffix.length)),
  );
}
