import { createStore } from 'zustand/vanilla';
import * as v from 'valibot';
import { type AnyDraft, parseAnyDraft } from '#domain/catalogue/workshop/parse-draft.ts';
import { textHash } from '#domain/roster/text-hash.ts';
import { nowIso } from '#platform/clock.ts';
import { storageKeys, workshopDraftIdOf } from '#platform/storage/keys.ts';
import { keys, readText, remove, writeText } from '#platform/storage/local.ts';

/** A draft of the workshop as this device keeps it. */
export type KeptDraft = {
  /** `<faction>/<unit>` for a correction of a unit, else a name of its own. */
  readonly id: string;
  /** ISO 8601 instant. */
  readonly savedAt: string;
  /** The sent proposal that it takes the place of; null for none. */
  readonly revises: string | null;
  /** The release of the catalogue that it was made against. */
  readonly basedOn: number;
  readonly draft: AnyDraft;
};

const envelope = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    savedAt: v.string(),
    revises: v.nullable(v.string()),
    basedOn: v.number(),
    draft: v.unknown(),
  }),
);

/** The drafts of this device, newest first. Only this file writes to it. */
export const keptDrafts = createStore<readonly KeptDraft[]>()(() => readDrafts());

/** Reads the drafts again: another tab may have written some. */
export function refreshDrafts(): void {
  keptDrafts.setState(readDrafts(), true);
}

/** The draft of this id as it was last kept; null for none, or for one that cannot be read. */
export function readDraft(id: string): KeptDraft | null {
  const read = v.safeParse(envelope, readText(storageKeys.workshopDraft(id)));
  if (!read.success) return null;
  const draft = parseAnyDraft(read.output.draft);
  return draft === null ? null : { ...read.output, id, draft };
}

/**
 * Keeps a draft in place of what was kept under its id. False when the device has no room or keeps
 * nothing.
 */
export function keepDraft({ id, ...kept }: Omit<KeptDraft, 'savedAt'>): boolean {
  const text = JSON.stringify({ ...kept, savedAt: nowIso() });
  if (!moveUnread(id)) return false;
  const isKept = writeText(storageKeys.workshopDraft(id), text).ok;
  refreshDrafts();
  return isKept;
}

/**
 * Moves a draft that cannot be read, as a newer version may have kept it, to a key of its own.
 * False when there is no room for it.
 */
function moveUnread(id: string): boolean {
  const text = readText(storageKeys.workshopDraft(id));
  if (text === null || readDraft(id) !== null) return true;
  return writeText(storageKeys.workshopDraft(`${id}~${textHash(text)}`), text).ok;
}

/** Forgets a draft: it was sent, or nobody wants it. */
export function dropDraft(id: string): void {
  remove(storageKeys.workshopDraft(id));
  refreshDrafts();
}

/** Puts a forgotten draft back. */
export function restoreDraft(kept: KeptDraft): void {
  keepDraft(kept);
}

function readDrafts(): readonly KeptDraft[] {
  return keys(storageKeys.workshopDraft(''))
    .flatMap((key) => readDraft(workshopDraftIdOf(key)) ?? [])
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
}
