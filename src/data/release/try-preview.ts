/**
 * The next release of the catalogue in this tab alone, before it is published. What the browser
 * keeps of the published one stays as it is.
 */
import * as v from 'valibot';
import { nameRow, readReleaseRow } from '#domain/catalogue/release/release-row.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { readPatch } from './kept-patch.ts';
import { holdRow, keptTexts } from './kept-texts.ts';
import { makePatch, type MadePatch } from './make-patch.ts';
import { keepToken } from './preview-token.ts';
import { showRelease } from './show-release.ts';

/** A release that this tab tries before it is published, or the reason why it cannot. */
export type Preview =
  | { readonly kind: 'shown'; readonly number: number }
  /** `over`: it has ended, or its release is published; `unreadable`: this app cannot use it. */
  | { readonly kind: 'failed'; readonly reason: 'over' | 'unreadable' | 'unreachable' };

/** Shows what a link leads to, checked as a release is, until `leavePreview`. Never rejects. */
export async function tryPreview(token: string): Promise<Preview> {
  const preview = await open(token).catch((): Preview => ({ kind: 'failed', reason: 'unreachable' }));
  // Without an answer a reload asks again.
  const isKept = preview.kind === 'shown' || preview.reason === 'unreachable';
  keepToken(isKept ? token : null);
  return preview;
}

async function open(token: string): Promise<Preview> {
  const row = await callRest({ path: 'rpc/catalogue_preview', body: { token } });
  if (row === null) return { kind: 'failed', reason: 'over' };
  const made = await patchOf(row);
  if (made === null) return { kind: 'failed', reason: 'unreadable' };
  holdRow(row);
  await showRelease(made);
  return { kind: 'shown', number: made.patch.number };
}

/** Null for what the strict parser, the hash or the files of this build refuse. */
async function patchOf(row: unknown): Promise<MadePatch | null> {
  const name = v.safeParse(nameRow, row);
  const read = name.success ? readReleaseRow(row, name.output) : null;
  if (!name.success || read?.ok !== true) return null;
  const made = await makePatch(read.release, { sha256: name.output.sha256, build: '', origin: '' });
  return made.ok ? made.value : null;
}

/** Shows the published catalogue again, as this browser keeps it. Never rejects. */
export async function leavePreview(): Promise<void> {
  keepToken(null);
  holdRow(null);
  const patch = readPatch();
  await showRelease({ patch, texts: patch === null ? null : await keptTexts(patch.sha256) });
}
