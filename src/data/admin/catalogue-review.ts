import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ReleaseContent } from '#domain/catalogue/release/compose-release.ts';
import type { CatalogueRelease } from '#domain/catalogue/release/release.ts';
import { readReleaseRow } from '#domain/catalogue/release/release-row.ts';
import { BackendError } from '#platform/backend/backend-error.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { catalogueSources } from '../release/catalogue-sources.ts';
import { fetchNewest, fetchRow } from '../release/release-table.ts';
import { act, type AdminOutcome, readRows } from './act.ts';

const player = v.object({ username: v.nullable(v.string()), short_id: v.string() });

const reviewed = v.object({
  id: v.string(),
  section: v.picklist(['factions', 'units', 'terms', 'missions']),
  target: v.string(),
  change: v.record(v.string(), v.unknown()),
  note: v.string(),
  source: v.picklist(['card', 'rules', 'faq']),
  source_page: v.nullable(v.string()),
  wants_credit: v.boolean(),
  state: v.picklist(['proposed', 'returned', 'accepted']),
  answer: v.nullable(v.string()),
  created_at: v.string(),
  updated_at: v.string(),
  author: v.nullable(player),
});
/** A proposed change with its author, as those who decide about it see it. */
export type ReviewedChange = v.InferOutput<typeof reviewed>;

/** Changes that wait for a decision, those given back, and those accepted; oldest first. */
export function openChangesQuery() {
  return queryOptions({
    queryKey: ['admin', 'changes'],
    queryFn: async ({ signal }) =>
      readRows(reviewed, {
        path: 'catalogue_changes',
        query: {
          select: [
            ...Object.keys(reviewed.entries).filter((name) => name !== 'author'),
            'author:player_cards!catalogue_changes_author_id_fkey(username,short_id)',
          ].join(','),
          state: 'in.(proposed,returned,accepted)',
          order: 'created_at.asc,id.asc',
          limit: '1000',
        },
        signal,
      }),
    staleTime: 0,
  });
}

/** The files of the catalogue that this build carries: a release is laid over them. */
export function catalogueFilesQuery() {
  return queryOptions({
    queryKey: ['catalogue-files'],
    queryFn: catalogueSources,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The newest release of the catalogue, null before the first. Rejects when it cannot be read. */
export function newestReleaseQuery() {
  return queryOptions({
    queryKey: ['admin', 'newest-release'],
    queryFn: async () => {
      const newest = await fetchNewest();
      return newest === null ? null : readWhole(newest);
    },
    staleTime: 0,
  });
}

async function readWhole(name: {
  readonly number: number;
  readonly sha256: string;
}): Promise<CatalogueRelease> {
  const read = readReleaseRow(await fetchRow(name.number), name);
  if (read?.ok !== true) throw new Error(`release ${String(name.number)} cannot be read`);
  return read.release;
}

/** A decision of an editor, with the words for the author and the part that is taken. */
export type Decision = {
  readonly decision: 'accepted' | 'returned' | 'declined' | 'proposed';
  readonly answer: string | null;
  /** Null takes the change whole. */
  readonly change: object | null;
};

/** Decides about a change. */
export async function decideChange(id: string, decided: Decision): Promise<AdminOutcome> {
  return act(async () => callRest({ path: 'rpc/decide_change', body: { change_id: id, ...decided } }));
}

/** Decides about several changes in the same way, all of them or none. */
export async function decideChanges(
  ids: readonly string[],
  { decision, answer }: Omit<Decision, 'change'>,
): Promise<AdminOutcome> {
  return act(async () =>
    callRest({ path: 'rpc/decide_changes', body: { change_ids: ids, decision, answer } }),
  );
}

/** The next release, as `publishRelease` sends it. */
export type NewRelease = {
  /** The number of the newest release that its writer saw, 0 for none. */
  readonly after: number;
  readonly content: ReleaseContent;
  readonly note: string;
  readonly note_es: string | null;
  readonly note_fr: string | null;
  /** The ids of the accepted changes that it takes up. */
  readonly changes: readonly string[];
  /** The release that it says again, 0 for the files alone; null for new content. */
  readonly backTo: number | null;
};

/** Publishes a release; `changed-since` when somebody has published another meanwhile. */
export async function publishRelease({ content, backTo, ...rest }: NewRelease): Promise<AdminOutcome> {
  return act(async () =>
    callRest({ path: 'rpc/publish_release', body: { ...rest, ...content, back_to: backTo } }),
  );
}

const releaseHead = v.object({
  number: v.number(),
  sha256: v.string(),
  published_at: v.string(),
  note: v.string(),
  note_es: v.nullable(v.string()),
  note_fr: v.nullable(v.string()),
  back_to: v.nullable(v.number()),
});
/** A release without what it says. */
export type ReleaseHead = v.InferOutput<typeof releaseHead>;

/** All releases, newest first. */
export function releaseHeadsQuery() {
  return queryOptions({
    queryKey: ['admin', 'releases'],
    queryFn: async ({ signal }) =>
      readRows(releaseHead, {
        path: 'catalogue_releases',
        query: { select: Object.keys(releaseHead.entries).join(','), order: 'number.desc', limit: '200' },
        signal,
      }),
    staleTime: 0,
  });
}

/** Publishes once more what a release said; null stands for the files of the build alone. */
export async function rollBack(
  to: ReleaseHead | null,
  empty: ReleaseContent,
  release: Omit<NewRelease, 'content' | 'changes' | 'backTo'>,
): Promise<AdminOutcome> {
  return act(async () => {
    const { overlay, remarks } = to === null ? empty : await readWhole(to);
    const content = { overlay, remarks };
    await callRest({
      path: 'rpc/publish_release',
      body: { ...release, ...content, changes: [], back_to: to?.number ?? 0 },
    });
  });
}

const editor = v.object({ player_id: v.string(), faction: v.nullable(v.string()), player });
/** A player who decides about changes of a faction, or of all where `faction` is null. */
export type CatalogueEditor = v.InferOutput<typeof editor>;

/** Everybody who decides about changes, besides the administrators. */
export function editorsQuery() {
  return queryOptions({
    queryKey: ['admin', 'editors'],
    queryFn: async ({ signal }) =>
      readRows(editor, {
        path: 'catalogue_editors',
        query: {
          select: 'player_id,faction,player:player_cards(username,short_id)',
          order: 'created_at.asc',
        },
        signal,
      }),
    staleTime: 0,
  });
}

/** Makes a player an editor; `no-player` when nobody has the name. */
export async function grantEditor(username: string, faction: string | null): Promise<AdminOutcome> {
  const query = { select: 'id', username: `eq.${username}`, limit: '1' };
  return act(async () => {
    const [row] = await readRows(v.object({ id: v.string() }), { path: 'player_cards', query });
    if (row === undefined)
      throw new BackendError('no such player', 404, null, { details: 'no_player', hint: '' });
    await callRest({ path: 'rpc/grant_editor', body: { player: row.id, faction } });
  });
}

/** Takes the right to decide away. */
export async function revokeEditor({ player_id: playerId, faction }: CatalogueEditor): Promise<AdminOutcome> {
  return act(async () => callRest({ path: 'rpc/revoke_editor', body: { player: playerId, faction } }));
}

/** The number of posted lists that hold one of these units (ids without their faction). */
export function postsWithUnitsQuery(units: readonly string[]) {
  return queryOptions({
    queryKey: ['admin', 'posts-with', units],
    queryFn: async ({ signal }) => {
      if (units.length === 0) return 0;
      const query = { select: 'count()', unit_ids: `ov.{${units.join(',')}}`, is_shown: 'is.true' };
      const [row] = await readRows(v.object({ count: v.number() }), {
        path: 'shared_list_facts',
        query,
        signal,
      });
      return row?.count ?? 0;
    },
  });
}
