import type { Overlay } from '#domain/catalogue/release/overlay.ts';
import type { TextsPatch } from '#domain/catalogue/release/patch.ts';
import type { CatalogueRelease } from '#domain/catalogue/release/release.ts';
import { nowIso } from '#platform/clock.ts';
import { checkedText, readChecked } from '#platform/storage/checked-text.ts';
import { keepCopy, readCopy } from '#platform/storage/kept-copies.ts';

/** The part of a release that is in IndexedDB. */
export type KeptTexts = TextsPatch &
  Pick<CatalogueRelease, 'number' | 'publishedAt' | 'note' | 'notes' | 'remarks'> & {
    /** The hash of the release, as in the patch that they belong to. */
    readonly sha256: string;
    readonly missions: Overlay['missions'];
  };

/** Another form of them gets another number. */
const TEXTS = 'catalogue-release-texts-1';
const RAW = 'catalogue-release';

/** By the hash of their release: those on the screen, and those that wait to be shown. */
const held = new Map<string, Promise<KeptTexts | null>>();

/** Returns the texts of a release; null when they are not kept whole. Never rejects. */
export async function keptTexts(sha256: string): Promise<KeptTexts | null> {
  const texts = held.get(sha256) ?? readTexts(sha256);
  held.set(sha256, texts);
  // They may be kept at any time, by another tab too.
  if ((await texts) === null) held.delete(sha256);
  return texts;
}

async function readTexts(wanted: string): Promise<KeptTexts | null> {
  const kept = readChecked((await readCopy(TEXTS))?.value);
  return isTexts(kept) && kept.sha256 === wanted ? kept : null;
}

/** As of the patch: its checksum fits, so this app wrote it. */
function isTexts(value: unknown): value is KeptTexts {
  return value !== null;
}

/** Puts texts in place of those before, in memory: the browser may have refused to keep them. */
export function holdTexts(texts: KeptTexts | null): void {
  held.clear();
  if (texts !== null) held.set(texts.sha256, Promise.resolve(texts));
}

/** Keeps the texts of a release. Never rejects. */
export async function keepTexts(texts: KeptTexts | null): Promise<void> {
  await keepCopy(TEXTS, { savedAt: nowIso(), value: checkedText(texts) });
}

let heldRow: unknown = null;

/** Has `keptRow` return this, which is not kept; null for the row that is kept. */
export function holdRow(row: unknown): void {
  heldRow = row;
}

/** Returns the release as it was fetched, unchecked. Never rejects. */
export async function keptRow(): Promise<unknown> {
  return heldRow ?? (await readCopy(RAW))?.value;
}

/** Keeps a release as it was fetched. Never rejects. */
export async function keepRow(row: unknown): Promise<void> {
  await keepCopy(RAW, { savedAt: nowIso(), value: row });
}
