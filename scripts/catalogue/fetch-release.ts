/** Gets the newest release of an installation's catalogue, or one from a file. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { nameRow, readReleaseRow, RELEASE_COLUMNS } from '#domain/catalogue/release/release-row.ts';
import { faultLine } from '#domain/catalogue/faults.ts';
import type { CatalogueRelease } from '#domain/catalogue/release/release.ts';

/** Surroundings of the command, given from outside for tests. */
export type PullContext = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch: typeof globalThis.fetch;
  /** Relative paths of files start here. */
  readonly folder: string;
};

/** Null for an installation without releases. `reason`: lines that say why there is none. */
export type FoundRelease =
  | { readonly ok: true; readonly release: CatalogueRelease | null }
  | { readonly ok: false; readonly reason: readonly string[] };

const COLUMNS = RELEASE_COLUMNS.map((name) =>
  name === 'overlay' || name === 'remarks' ? `${name}:${name}::text` : name,
).join(',');
const rows = v.array(v.unknown());
const address = v.object({ url: v.string(), anonKey: v.string() });

/**
 * Finds the release that `source` names: `--file <path>`, the address of a site, or nothing for the
 * installation of the settings. Its hash must fit.
 */
export async function findRelease(source: readonly string[], context: PullContext): Promise<FoundRelease> {
  const input =
    source[0] === '--file' ? fromFile(source[1] ?? '', context) : await fromSite(source[0], context);
  if (!input.ok) return input;
  const list = v.safeParse(rows, input.value);
  const row = list.success ? list.output[0] : input.value;
  if (list.success && row === undefined) return { ok: true, release: null };
  const name = v.safeParse(nameRow, row);
  if (!name.success) return fail('That is no release of a catalogue.');
  const read = readReleaseRow(row, name.output);
  const { number } = name.output;
  if (read === null) return fail(`Release ${number} did not arrive whole: its hash does not fit. Try again.`);
  if (read.ok) return { ok: true, release: read.release };
  return read.reason === 'newer'
    ? fail(`Release ${number} was written by a later version of Muster. Update this repository first.`)
    : fail(`Release ${number} has faults:`, ...read.faults.map(faultLine));
}

type Input = { readonly ok: true; readonly value: unknown } | Extract<FoundRelease, { ok: false }>;

function fromFile(path: string, { folder }: PullContext): Input {
  try {
    return { ok: true, value: JSON.parse(readFileSync(resolve(folder, path), 'utf8')) };
  } catch (cause) {
    return fail(`${path} cannot be read: ${sentenceOf(cause)}`);
  }
}

async function fromSite(given: string | undefined, context: PullContext): Promise<Input> {
  const { env } = context;
  const url = env['VITE_BACKEND_URL'];
  const anonKey = env['VITE_BACKEND_ANON_KEY'];
  const site = given ?? env['PUBLIC_URL'] ?? `http://localhost:${env['PORT'] ?? '8080'}`;
  try {
    const isHosted = given === undefined && url !== undefined && anonKey !== undefined;
    const backend = isHosted ? { url, anonKey } : await backendOf(site, context);
    const table = new URL(`${backend.url.replace(/\/$/u, '')}/rest/v1/catalogue_releases`);
    table.search = new URLSearchParams({ select: COLUMNS, order: 'number.desc', limit: '1' }).toString();
    const headers = { apikey: backend.anonKey, Accept: 'application/json' };
    return { ok: true, value: await json(table, { headers }, context) };
  } catch (cause) {
    return fail(`${given ?? url ?? site} gave no release: ${sentenceOf(cause)}`);
  }
}

/** Finds the site's backend and its public key. */
async function backendOf(site: string, context: PullContext) {
  const found = v.parse(address, await json(new URL('/backend.json', site), {}, context));
  return { ...found, url: found.url === '' ? site : found.url };
}

async function json(url: URL, init: RequestInit, { fetch }: PullContext): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}.`);
  return response.json();
}

function fail(...reason: string[]): Extract<FoundRelease, { ok: false }> {
  return { ok: false, reason };
}

function sentenceOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
