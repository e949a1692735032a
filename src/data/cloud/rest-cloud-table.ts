import * as v from 'valibot';
import { parseListMarks } from '#domain/roster/many/list-marks.ts';
import {
  type CloudList,
  type CloudVersion,
  parseCloudList,
  parseCloudVersion,
} from '#domain/roster/sync/cloud-list.ts';
import { BackendError } from '#platform/backend/backend-error.ts';
import type { BackendClient } from '#platform/backend/backend.ts';
import { type RestCall, rowIn } from '#platform/backend/call-rest.ts';
import { type AccountCall, asAccount } from './as-account.ts';
import type { CloudTable } from './cloud-table.ts';

/** Rows that one answer brings at most; the server has a limit of its own above it. */
const PAGE = 500;
/** A server may refuse an answer for its bytes: long lists are then read a few at a time. */
const TOO_LARGE = 413;
/** Versions that the cloud keeps of a list. */
const VERSIONS = '20';

const LISTS = 'army_lists';
const rows = v.array(v.unknown());
const revisions = v.array(v.object({ id: v.string(), revision: v.number() }));
const marked = v.array(v.object({ id: v.string(), marks: v.unknown() }));
const profile = v.object({ wab_id: v.nullable(v.string()) });

/**
 * The tables `army_lists`, `army_list_versions` and `profiles` of a backend, as one account's cloud
 * lists (docs/product.md, "Backend calls").
 */
export function restCloudTable(load: () => Promise<BackendClient>, userId: string): CloudTable {
  const ask = <Value>(work: (call: AccountCall) => Promise<Value>) => asAccount(load, userId, work);
  const own = { select: '*', user_id: `eq.${userId}` };
  return {
    all: () => ask(async (call) => readAll(call, own)),
    revisions: (id) =>
      ask(async (call) => {
        const query = { ...own, select: 'id,revision', ...(id !== undefined && { id: `eq.${id}` }) };
        return new Map(revisionsOf(await call({ path: LISTS, query })));
      }),
    byId: (id) => ask(async (call) => listIn(await call({ path: LISTS, query: { ...own, id: `eq.${id}` } }))),
    byName: ({ name, faction }) =>
      ask(async (call) => {
        const named = { name: `eq.${name.trim()}`, faction: `eq.${faction}` };
        const query = { ...own, ...named, order: 'updated_at.desc' };
        return rowsOf(await call({ path: LISTS, query })).map(cloudListOf);
      }),
    versionsOf: (listId) => ask(async (call) => readVersions(call, listId)),
    // With an id of the client's making, so that a save which is sent twice is one list.
    insert: (row, wabId) =>
      ask(async (call) => {
        const body = { ...row, user_id: userId, wab_id: wabId };
        const prefer = 'return=representation,resolution=ignore-duplicates';
        return listIn(await call({ path: LISTS, query: { on_conflict: 'id', select: '*' }, body, prefer }));
      }),
    update: ({ id, ...body }, revision) =>
      ask(async (call) => {
        const query = { id: `eq.${id}`, revision: `eq.${revision}`, select: '*' };
        const prefer = 'return=representation';
        return listIn(await call({ path: LISTS, method: 'PATCH', query, body, prefer }));
      }),
    remove: (id, revision) =>
      ask(async (call) => {
        const query = { id: `eq.${id}`, revision: `eq.${revision}`, select: 'id' };
        const prefer = 'return=representation';
        return rowsOf(await call({ path: LISTS, method: 'DELETE', query, prefer })).length > 0;
      }),
    mark: (marks) =>
      ask(async (call) => {
        const answer = await call({ path: 'rpc/mark_lists', body: { changes: Object.fromEntries(marks) } });
        return new Map(markedOf(answer).map((row) => [row.id, parseListMarks(row.marks)]));
      }),
    wabId: () =>
      ask(async (call) => {
        const query = { select: 'wab_id', id: `eq.${userId}` };
        const read = v.safeParse(profile, rowIn(await call({ path: 'profiles', query })));
        return read.success && read.output.wab_id !== '' ? read.output.wab_id : null;
      }),
  };
}

async function readAll(call: AccountCall, own: RestCall['query']): ReturnType<CloudTable['all']> {
  const found: unknown[] = [];
  let size = PAGE;
  for (;;) {
    const place = { order: 'created_at.desc,id.asc', offset: `${found.length}`, limit: `${size}` };
    try {
      const page = rowsOf(await call({ path: LISTS, query: { ...own, ...place } }));
      found.push(...page);
      if (page.length < size) break;
    } catch (error) {
      const isTooLarge = error instanceof BackendError && error.status === TOO_LARGE && size > 1;
      if (!isTooLarge) throw error;
      size = Math.ceil(size / 8);
    }
  }
  const lists = found.flatMap((row) => parseCloudList(row) ?? []);
  return { lists, unread: found.length - lists.length };
}

async function readVersions(call: AccountCall, listId: string): Promise<readonly CloudVersion[]> {
  const query = { select: '*', list_id: `eq.${listId}`, order: 'replaced_at.desc', limit: VERSIONS };
  const found = rowsOf(await call({ path: 'army_list_versions', query }));
  return found.flatMap((row) => parseCloudVersion(row) ?? []);
}

function rowsOf(answer: unknown): readonly unknown[] {
  const read = v.safeParse(rows, answer);
  if (!read.success) throw unreadable();
  return read.output;
}

function revisionsOf(answer: unknown): readonly (readonly [string, number])[] {
  const read = v.safeParse(revisions, answer);
  if (!read.success) throw unreadable();
  return read.output.map(({ id, revision }) => [id, revision]);
}

function markedOf(answer: unknown): v.InferOutput<typeof marked> {
  const read = v.safeParse(marked, answer);
  if (!read.success) throw unreadable();
  return read.output;
}

function listIn(answer: unknown): CloudList | null {
  const [row] = rowsOf(answer);
  return row === undefined ? null : cloudListOf(row);
}

function cloudListOf(row: unknown): CloudList {
  const list = parseCloudList(row);
  if (list === null) throw unreadable();
  return list;
}

/**
 * Returns the error for an unreadable response. It does not show whether the call took effect, so
 * it counts as no response (status 0).
 */
function unreadable(): BackendError {
  return new BackendError('the answer cannot be read', 0, null);
}
