import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FORMATS, type Format } from '#art/render/rasterise.ts';
import type { PictureRequest } from './picture-request.ts';

export type FoundPicture = { readonly bytes: Buffer; readonly format: Format };

type NamedPicture = Pick<PictureRequest, 'folder' | 'stem'>;

/**
 * The file of an installation's own picture, in whatever form it has it: the one asked for, else
 * the first of ours. Null without.
 */
export async function ownPicture(
  folder: string,
  picture: NamedPicture,
  asked: Format,
): Promise<FoundPicture | null> {
  for (const format of [asked, ...FORMATS.filter((each) => each !== asked)]) {
    const bytes = await readPicture(folder, picture, format);
    if (bytes !== null) return { bytes, format };
  }
  return null;
}

/** A picture's file in this folder, null when there is none. */
export async function readPicture(
  folder: string,
  { folder: kind, stem }: NamedPicture,
  format: Format,
): Promise<Buffer | null> {
  try {
    return await readFile(join(folder, kind, `${stem}.${format}`));
  } catch {
    return null;
  }
}

/**
 * Keeps a drawn picture: whole or not at all, as two processes may draw into one folder. Failing to
 * keep it is no failure.
 */
export async function keepPicture(
  folder: string,
  { folder: kind, stem }: NamedPicture,
  { bytes, format }: FoundPicture,
): Promise<void> {
  const place = join(folder, kind);
  const draft = join(place, `.${randomUUID()}`);
  try {
    await mkdir(place, { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, join(place, `${stem}.${format}`));
  } catch {
    await rm(draft, { force: true });
  }
}

/**
 * Removes what earlier versions of the drawings left; names are finite, so one version's pictures
 * are the bound of the cache.
 */
export async function dropOtherVersions(cache: string, version: string): Promise<void> {
  const found = await readdir(cache).catch(() => []);
  const old = found.filter((name) => name !== version);
  await Promise.all(old.map((name) => rm(join(cache, name), { recursive: true, force: true })));
}
