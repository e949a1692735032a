import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { type Player, CARD_COLUMNS, playerCard } from './player.ts';
import { headRow, pictureColumn, type PostHead } from './board.ts';
import { callRest, type RestCaller } from '#platform/backend/call-rest.ts';

/** A posted list with everything in it. */
export type Post = {
  readonly id: string;
  readonly authorId: string;
  /** Null when the author's name may not be seen. */
  readonly author: Player | null;
  readonly name: string;
  readonly faction: string;
  readonly description: string | null;
  readonly imageUrl: string | null;
  /**
   * The unit that the list is known by where it has no picture of its own: the High Command, or its
   * first. Empty otherwise.
   */
  readonly heads: readonly PostHead[];
  /** As they were posted: to be parsed by domain/sharing. */
  readonly units: readonly unknown[];
  readonly isTournamentList: boolean;
  readonly tournamentName: string | null;
  /** False for one's own post that was taken down. */
  readonly isActive: boolean;
  /** An administrator took it out of sight: only its author and administrators read it. */
  readonly isHidden: boolean;
  /** The reason for hiding it; null for posts hidden before reasons were asked for. */
  readonly hiddenReason: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** It was made from another post, which may be gone. */
  readonly isCopy: boolean;
  /** The post that this one was made from, where it is to be seen. */
  readonly source: PostSource | null;
  readonly points: number;
  readonly command: number;
  readonly unitCount: number;
  readonly likesCount: number;
  readonly commentsCount: number;
};

/** The post that another was made from. Its author is null when the name may not be seen. */
export type PostSource = Pick<
  Post,
  'id' | 'name' | 'author' | 'faction' | 'units' | 'isTournamentList' | 'createdAt' | 'updatedAt'
>;

/** A list that was made from another. */
export type Fork = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly author: Player | null;
};

const line = v.nullable(v.string());

const facts = v.object({
  points: v.number(),
  command: v.number(),
  unit_count: v.number(),
  likes_count: v.number(),
  comments_count: v.number(),
  heads: v.array(v.string()),
});

const postRow = v.object({
  id: v.string(),
  user_id: v.string(),
  name: v.string(),
  faction: v.string(),
  description: line,
  image_url: pictureColumn,
  units: v.array(v.unknown()),
  is_tournament_list: v.boolean(),
  tournament_name: line,
  is_active: v.boolean(),
  is_hidden: v.boolean(),
  hidden_reason: line,
  created_at: v.string(),
  updated_at: v.string(),
  based_on: line,
  is_copy: v.boolean(),
  author: v.nullable(playerCard),
  facts: v.nullable(facts),
});

const sourceRow = v.pick(postRow, [
  'id',
  'name',
  'faction',
  'units',
  'is_tournament_list',
  'created_at',
  'updated_at',
  'author',
]);

const POST_COLUMNS = [
  'id,user_id,name,faction,description,image_url,units,is_tournament_list,tournament_name,is_active,is_hidden,hidden_reason,created_at,updated_at,based_on,is_copy',
  `author:player_cards!user_id(${CARD_COLUMNS})`,
  `facts:shared_list_facts(${Object.keys(facts.entries).join(',')})`,
].join(',');

const forkRow = v.object({
  id: v.string(),
  name: v.string(),
  created_at: v.string(),
  author: v.nullable(playerCard),
});

/** Most lists made from another that its page names. */
const MOST_FORKS = 20;

/** One posted list; null when it is not there for this reader, or for the `caller` who is given. */
export function postQuery(id: string, caller?: RestCaller) {
  return queryOptions({
    queryKey: ['community', 'post', id],
    queryFn: async ({ signal }): Promise<Post | null> => {
      const query = { select: POST_COLUMNS, id: `eq.${id}` };
      const rows = v.parse(v.array(postRow), await callRest({ path: 'shared_lists', query, signal }, caller));
      if (rows[0] === undefined) return null;
      const [row] = rows;
      const [source, heads] = await Promise.all([
        row.based_on === null ? null : readSource(row.based_on, signal, caller),
        row.image_url === null ? readHeads(row.facts?.heads[0], signal, caller) : [],
      ]);
      return { ...postOf(row), source, heads };
    },
  });
}

/**
 * A list cannot be asked for together with itself: both of its ends would answer to the one name.
 */
async function readSource(id: string, signal: AbortSignal, caller?: RestCaller): Promise<Post['source']> {
  const { author: _author, ...columns } = sourceRow.entries;
  const select = `${Object.keys(columns).join(',')},author:player_cards!user_id(${CARD_COLUMNS})`;
  const query = { select, id: `eq.${id}` };
  const [row] = v.parse(v.array(sourceRow), await callRest({ path: 'shared_lists', query, signal }, caller));
  if (row === undefined) return null;
  const { is_tournament_list: isTournamentList, created_at: createdAt, updated_at: updatedAt, ...same } = row;
  return { ...same, isTournamentList, createdAt, updatedAt };
}

async function readHeads(
  unit: string | undefined,
  signal: AbortSignal,
  caller?: RestCaller,
): Promise<readonly PostHead[]> {
  if (unit === undefined) return [];
  const query = { select: 'name,es:name_es,fr:name_fr', id: `eq.${unit}` };
  return v.parse(v.array(headRow), await callRest({ path: 'catalogue_units', query, signal }, caller));
}

/** The lists that were made from one, newest first. */
export function forksQuery(id: string) {
  return queryOptions({
    queryKey: ['community', 'forks', id],
    queryFn: async ({ signal }): Promise<readonly Fork[]> => {
      const query = {
        select: `id,name,created_at,author:player_cards!user_id(${CARD_COLUMNS})`,
        based_on: `eq.${id}`,
        is_active: 'is.true',
        order: 'created_at.desc',
        limit: String(MOST_FORKS),
      };
      const rows = v.parse(v.array(forkRow), await callRest({ path: 'shared_lists', query, signal }));
      return rows.map(({ created_at: createdAt, ...fork }) => ({ ...fork, createdAt }));
    },
  });
}

function postOf(row: v.InferOutput<typeof postRow>): Omit<Post, 'source' | 'heads'> {
  return {
    id: row.id,
    authorId: row.user_id,
    author: row.author,
    name: row.name,
    faction: row.faction,
    description: row.description,
    imageUrl: row.image_url,
    units: row.units,
    isTournamentList: row.is_tournament_list,
    tournamentName: row.tournament_name,
    isActive: row.is_active,
    isHidden: row.is_hidden,
    hiddenReason: row.hidden_reason,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    isCopy: row.is_copy,
    points: row.facts?.points ?? 0,
    command: row.facts?.command ?? 0,
    unitCount: row.facts?.unit_count ?? 0,
    likesCount: row.facts?.likes_count ?? 0,
    commentsCount: row.facts?.comments_count ?? 0,
  };
}
