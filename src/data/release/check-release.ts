import * as v from 'valibot';
import { filesVersion } from 'virtual:catalogue-version';
import { nameRow, readReleaseRow, type ReleaseName } from '#domain/catalogue/release/release-row.ts';
import type { RestCaller } from '#platform/backend/call-rest.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { readText, remove, writeText } from '#platform/storage/local.ts';
import { countChanges, type InPlace } from './count-changes.ts';
import { currentPatch, type KeptPatch, readPatch } from './kept-patch.ts';
import { keepRow, keepTexts, keptRow, keptTexts } from './kept-texts.ts';
import type { MadePatch } from './make-patch.ts';
import { fetchNewest, fetchRow } from './release-table.ts';
import { writePatch } from './write-patch.ts';

/**
 * A release that this browser keeps now and does not show yet. Its parts are null when there
 * is none any more.
 */
export type WaitingRelease = InPlace & {
  /** The number of units that it shows otherwise. */
  readonly units: number;
};

/** The outcome of a look. `same` also when nobody could be asked. */
export type ReleaseNews =
  | { readonly kind: 'same' }
  | { readonly kind: 'new'; readonly release: WaitingRelease }
  /** Said once a release: the last one stays. */
  | { readonly kind: 'refused'; readonly number: number; readonly reason: 'newer' | 'broken' };

const SAME: ReleaseNews = { kind: 'same' };

/** The code and the files that a patch is made by. */
const BUILD = `${import.meta.env['APP_VERSION'] ?? ''} ${filesVersion}`;

/** A faulty connection may spoil a release so often before it waits for the next start. */
const MOST_TRIES = 3;

let running: Promise<ReleaseNews> | null = null;
let tries = 0;
/** The release that was applied last: the browser may refuse to keep it. */
let made: MadePatch | null = null;

/**
 * Asks for the newest release of the catalogue. One that is not in place yet is fetched, checked,
 * applied to the files of this build and kept; `showRelease` shows it. Never rejects.
 */
export async function checkRelease(caller?: RestCaller): Promise<ReleaseNews> {
  running ??= look(caller)
    .catch(() => SAME)
    .finally(() => (running = null));
  return running;
}

async function look(caller: RestCaller | undefined): Promise<ReleaseNews> {
  const patch = currentPatch();
  // Read before others take their place: they belong to what is on the screen.
  const texts = patch === null ? null : await keptTexts(patch.sha256);
  const name = await newest(caller);
  if (name === null) return patch === null ? SAME : takeAway({ patch, texts });
  if (isPast(name, patch)) return SAME;
  if (!isNamed(patch, name) || texts === null) return lookCloser({ patch, texts }, name, caller);
  // In place already. Made for another build, it is made again for the next start.
  if (patch.build === BUILD) return SAME;
  const outcome = await apply(name, caller);
  return outcome.kind === 'made' ? SAME : outcome;
}

async function lookCloser(
  before: InPlace,
  name: ReleaseName,
  caller: RestCaller | undefined,
): Promise<ReleaseNews> {
  const known = isNamed(made?.patch ?? null, name) ? made : await keptAlready(name);
  if (known !== null) return waiting(before, known);
  const outcome = await apply(name, caller);
  return outcome.kind === 'made' ? waiting(before, outcome.made) : outcome;
}

/** Numbers of one backend only grow: a lower one is an answer that somebody remembered. */
function isPast(name: ReleaseName, patch: KeptPatch | null): boolean {
  return patch !== null && name.number < patch.number && originNow() === patch.origin;
}

/**
 * Without a network, the release that an earlier version of the app kept in another form.
 */
async function newest(caller: RestCaller | undefined): Promise<ReleaseName | null> {
  try {
    return await fetchNewest(caller);
  } catch (cause) {
    const kept = currentPatch() === null ? nameOf(await keptRow()) : null;
    if (kept === null) throw cause;
    return kept;
  }
}

async function apply(
  name: ReleaseName,
  caller: RestCaller | undefined,
): Promise<ReleaseNews | { readonly kind: 'made'; readonly made: MadePatch }> {
  const refusal = `${name.sha256} ${BUILD}`;
  if (tries >= MOST_TRIES || readText(storageKeys.releaseRefused) === refusal) return SAME;
  const refuse = (reason: 'newer' | 'broken'): ReleaseNews => {
    writeText(storageKeys.releaseRefused, refusal);
    return { kind: 'refused', number: name.number, reason };
  };
  const kept = await keptRow();
  let read = readReleaseRow(kept, name);
  if (read === null) {
    const row = await fetchRow(name.number, caller);
    read = readReleaseRow(row, name);
    tries = read === null ? tries + 1 : 0;
    if (read === null) return SAME;
    await keepRow(row);
  }
  if (!read.ok) return refuse(read.reason);
  const { makePatch } = await import('./make-patch.ts');
  const result = await makePatch(read.release, {
    sha256: name.sha256,
    build: BUILD,
    origin: originNow(),
  });
  if (!result.ok) return refuse('broken');
  made = result.value;
  await keepTexts(made.texts);
  writePatch(made.patch);
  return { kind: 'made', made };
}

/** The release as another page of this browser kept it. */
async function keptAlready(name: ReleaseName): Promise<MadePatch | null> {
  const patch = readPatch();
  if (patch === null || !isNamed(patch, name) || patch.build !== BUILD) return null;
  const texts = await keptTexts(name.sha256);
  return texts === null ? null : { patch, texts };
}

/** A backend without releases has nothing to say over the files of the build. */
async function takeAway(before: InPlace): Promise<ReleaseNews> {
  made = null;
  remove(storageKeys.release);
  await keepTexts(null);
  await keepRow(null);
  return waiting(before, { patch: null, texts: null });
}

function waiting(before: InPlace, next: InPlace): ReleaseNews {
  return { kind: 'new', release: { ...next, units: countChanges(before, next) } };
}

function isNamed(patch: KeptPatch | null, name: ReleaseName): patch is KeptPatch {
  return patch?.number === name.number && patch.sha256 === name.sha256;
}

function nameOf(row: unknown): ReleaseName | null {
  const read = v.safeParse(nameRow, row);
  return read.success ? read.output : null;
}

const backend = v.pipe(v.string(), v.parseJson(), v.object({ url: v.string() }));

function originNow(): string {
  const read = v.safeParse(backend, readText(storageKeys.backend));
  return read.success ? read.output.url : '';
}
