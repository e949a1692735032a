import * as v from 'valibot';
import {
  type CloudList,
  type CloudRow,
  type CloudVersion,
  parseCloudList,
  parseCloudVersion,
} from '#domain/roster/sync/cloud-list.ts';
import { answerOf, BackendError } from '#platform/backend/backend-error.ts';
import type { BackendClient } from '#platform/backend/backend.ts';
import type { CloudTable } from './cloud-table.ts';

type Rest = BackendClient['rest'];

/** Rows that one answer brings at most; the server has a limit of its own above it. */
const PAGE = 500;
/** A server may refuse an answer for its bytes: long lists are then read a few at a time. */
const TOO_LARGE = 413;
/** Versions that the cloud keeps of a list. */
const VERSIONS = 20;

const rows = v.array(v.unknown());
const profile = v.object({ wab_id: v.nullable(v.string()) });

/**
 * The tables `army_lists`, `army_list_versions` and `profiles` of a backend, as one account's cloud
 * lists (docs/product.md, "Backend calls").
 */
export function restCloudTable(load: () => Promise<BackendClient>, userId: string): CloudTable {
  const ask = <Value>(work: (rest: Rest) => Promise<Value>) => askAs(load, userId, work);
  return {
    all: () => ask(async (rest) => readAll(rest, userId)),
    byId: (id) =>
      ask(async (rest) => {
        const [row] = rowsOf(await own(rest, userId).eq('id', id));
        return row === undefined ? null : cloudListOf(row);
      }),
    byName: ({ name, faction }) =>
      ask(async (rest) => {
        const found = rowsOf(
          await own(rest, userId)
            .match({ name: name.trim(), faction })
            .order('updated_at', { ascending: false }),
        );
        return found.map(cloudListOf);
      }),
    versionsOf: (listId) => ask(async (rest) => readVersions(rest, listId)),
    insert: (row, wabId) => ask(async (rest) => insert(rest, row, { user_id: userId, wab_id: wabId })),
    update: (row, revision) => ask(async (rest) => update(rest, row, revision)),
    remove: (id, revision) =>
      ask(async (rest) => {
        const query = rest.from('army_lists').delete().in('id', [id]).eq('revision', revision);
        return rowsOf(await query.select('id')).length > 0;
      }),
    wabId: () =>
      ask(async (rest) => {
        const answer = await rest.from('profiles').select('wab_id').eq('id', userId).maybeSingle();
        const read = v.safeParse(profile, dataOf(answer));
        return read.success && read.output.wab_id !== '' ? read.output.wab_id : null;
      }),
  };
}

/**
 * Asks as this account and nobody else: when another one signed in meanwhile, an empty answer would
 * look like lists that are gone.
 */
async function askAs<Value>(
  load: () => Promise<BackendClient>,
  userId: string,
  work: (rest: Rest) => Promise<Value>,
): Promise<Value> {
  const backend = await load();
  const mustBeOurs = async () => {
    const { data, error } = await backend.auth.getSession();
    // A session near its end that cannot be refreshed now is not lost.
    if (error?.name === 'AuthRetryableFetchError') throw new BackendError('no answer', 0, null);
    if (data.session?.user.id !== userId) throw new BackendError('signed out', 401, null);
  };
  await mustBeOurs();
  const value = await work(backend.rest);
  await mustBeOurs();
  return value;
}

function own(rest: Rest, userId: string) {
  return rest.from('army_lists').select('*').eq('user_id', userId);
}

async function readAll(rest: Rest, userId: string): ReturnType<CloudTable['all']> {
  const found: unknown[] = [];
  let size = PAGE;
  for (;;) {
    const from = found.length;
    const answer = await own(rest, userId)
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, from + size - 1);
    if (answer.status === TOO_LARGE && size > 1) {
      size = Math.ceil(size / 8);
      continue;
    }
    const page = rowsOf(answer);
    found.push(...page);
    if (page.length < size) break;
  }
  const lists = found.flatMap((row) => parseCloudList(row) ?? []);
  return { lists, unread: found.length - lists.length };
}

async function readVersions(rest: Rest, listId: string): Promise<readonly CloudVersion[]> {
  const query = rest.from('army_list_versions').select('*').eq('list_id', listId);
  const found = rowsOf(await query.order('replaced_at', { ascending: false }).limit(VERSIONS));
  return found.flatMap((row) => parseCloudVersion(row) ?? []);
}

/** With an id of the client's making, so that a save which is sent twice is one list. */
async function insert(
  rest: Rest,
  row: CloudRow,
  owner: { user_id: string; wab_id: string },
): Promise<CloudList | null> {
  const query = rest
    .from('army_lists')
    .upsert({ ...row, ...owner }, { onConflict: 'id', ignoreDuplicates: true });
  const [made] = rowsOf(await query.select('*'));
  return made === undefined ? null : cloudListOf(made);
}

async function update(rest: Rest, row: CloudRow, revision: number): Promise<CloudList | null> {
  const { id, ...content } = row;
  const query = rest.from('army_lists').update(content).eq('id', id).eq('revision', revision);
  const [made] = rowsOf(await query.select('*'));
  return made === undefined ? null : cloudListOf(made);
}

type Answer = Parameters<typeof answerOf>[0];

function rowsOf(answer: Answer): readonly unknown[] {
  const read = v.safeParse(rows, dataOf(answer));
  if (!read.success) throw unreadable();
  return read.output;
}

function cloudListOf(row: unknown): CloudList {
  const list = parseCloudList(row);
  if (list === null) throw unreadable();
  return list;
}

/**
 * Returns the data of a response. postgrest-js reports a body that it cannot read as an error,
 * although the call succeeded.
 */
function dataOf(answer: Answer): unknown {
  if (answer.error !== null && answer.status < 300) throw unreadable();
  return answerOf(answer);
}

/**
 * Returns the error for an unreadable response. It does not show whether the call took effect, so
 * it counts as no response (status 0).
 */
function unreadable(): BackendError {
  return new BackendError('the answer cannot be read', 0, null);
}
