import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { imageSlug } from '#domain/catalogue/slug.ts';
import type { BrowseFilters } from '#domain/community/browse-filters.ts';
import { shownPicture, smallPicture } from '#domain/community/picture.ts';
import { type PostFault, readPostFaults } from '#domain/community/post-faults.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { type Cursor, cursor } from './cursor.ts';
import { type Player, playerOf } from './player.ts';

/** A unit to know a list by. */
export type PostHead = {
  /** English, as pictures are called by it. */
  readonly name: string;
  readonly names: { readonly es?: string; readonly fr?: string };
};

/** Pages of one's own: lists posted, liked, taken down, and copies that others made. */
export const MY_BOARDS = ['posted', 'liked', 'taken_down', 'copied'] as const;
export type MyBoard = (typeof MY_BOARDS)[number];

/** The number of lists on one page of the board. */
export const BOARD_PAGE = 24;

/** A posted list as the board shows it, without its units. */
export type PostSummary = {
  readonly id: string;
  readonly author: Player | null;
  readonly authorId: string;
  readonly name: string;
  readonly faction: string;
  readonly description: string | null;
  readonly imageUrl: string | null;
  readonly isTournamentList: boolean;
  readonly tournamentName: string | null;
  /** ISO 8601 instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly points: number;
  readonly command: number;
  readonly unitCount: number;
  /** The reasons why it is not for tournaments; empty when it is. */
  readonly faults: readonly PostFault[];
  /** It was sent with other values than the catalogue's, which are those shown. */
  readonly isAltered: boolean;
  /** Up to three units, High Command first. */
  readonly heads: readonly PostHead[];
  readonly likesCount: number;
  readonly commentsCount: number;
  readonly isLiked: boolean;
  /** False for one's own that was taken down. */
  readonly isActive: boolean;
  /** True for one's own that an administrator has hidden. */
  readonly isHidden: boolean;
};

export type BoardPage = {
  readonly posts: readonly PostSummary[];
  /** The start of the next page, as the database gives it; null at the end. */
  readonly next: Cursor | null;
};

/** Begins the key of every answer with cards of lists. */
const BOARD_KEY = ['community', 'board'] as const;

const count = v.pipe(v.number(), v.integer());
const line = v.nullable(v.string());

/** An address that no page may show counts as none. */
export const pictureColumn = v.pipe(line, v.transform(shownPicture));

/** A row of a unit that a list is known by. */
export const headRow = v.pipe(
  v.object({ name: v.string(), es: line, fr: line }),
  v.transform(({ name, es, fr }): PostHead => ({
    name,
    names: { ...(es === null ? {} : { es }), ...(fr === null ? {} : { fr }) },
  })),
);

const boardRow = v.object({
  id: v.string(),
  user_id: v.string(),
  author_username: line,
  author_short_id: line,
  author_avatar_url: line,
  name: v.string(),
  faction: v.string(),
  description: line,
  image_url: pictureColumn,
  is_tournament_list: v.boolean(),
  tournament_name: line,
  created_at: v.string(),
  updated_at: v.string(),
  points: count,
  command: count,
  unit_count: count,
  faults: v.array(v.string()),
  is_altered: v.boolean(),
  heads: v.array(headRow),
  likes_count: count,
  comments_count: count,
  is_liked: v.boolean(),
  is_active: v.boolean(),
  is_hidden: v.boolean(),
  cursor,
});

/**
 * The lists of the community that the filters let through, page after page. What a reader has
 * scrolled through is not fetched again under their eyes: only a single page is, when the board is
 * opened again or the network comes back.
 */
export function boardQuery(filters: BrowseFilters) {
  const trimmed = { ...filters, search: filters.search.trim() };
  return infiniteQueryOptions({
    queryKey: [...BOARD_KEY, trimmed],
    queryFn: ({ pageParam, signal }) => readBoard(trimmed, pageParam, signal),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (last: BoardPage) => last.next,
    refetchOnMount: (query) => hasOnePage(query.state.data),
    refetchOnReconnect: (query) => hasOnePage(query.state.data),
  });
}

function hasOnePage(data: { readonly pages: readonly unknown[] } | undefined): boolean {
  return data === undefined || data.pages.length <= 1;
}

async function readBoard(
  filters: BrowseFilters,
  after: Cursor | null,
  signal: AbortSignal,
): Promise<BoardPage> {
  const body = { ...asked(filters), sort: filters.sort, after, page_size: BOARD_PAGE };
  return pageOf(await callRest({ path: 'rpc/community_page', body, signal }));
}

/** The filters as the calls of the board name them. */
function asked(filters: BrowseFilters) {
  return {
    search: filters.search || null,
    in_faction: filters.faction,
    tournament: filters.kind === null ? null : filters.kind === 'tournament',
    legal: filters.legalOnly || null,
    min_points: filters.minPoints,
    max_points: filters.maxPoints,
    with_units: filters.units.length === 0 ? null : filters.units,
    by_author: filters.author,
  };
}

/** The database counts no further. */
export const MOST_COUNTED = 10_000;

/** The number of lists that pass the filters, `MOST_COUNTED` at most. */
export function boardCountQuery(filters: BrowseFilters) {
  const body = asked({ ...filters, search: filters.search.trim() });
  return queryOptions({
    queryKey: ['community', 'count', body],
    queryFn: async ({ signal }): Promise<number> =>
      v.parse(count, await callRest({ path: 'rpc/community_count', body, signal })),
  });
}

/** A page of one's own lists, newest first. Under `userId` each user has a cache of their own. */
export function myBoardQuery(userId: string, mine: MyBoard) {
  return infiniteQueryOptions({
    queryKey: [...BOARD_KEY, 'mine', userId, mine],
    queryFn: async ({ pageParam, signal }) => {
      const body = { mine, after: pageParam, page_size: BOARD_PAGE };
      return pageOf(await callRest({ path: 'rpc/community_page', body, signal }));
    },
    initialPageParam: null as Cursor | null,
    getNextPageParam: (last: BoardPage) => last.next,
  });
}

/** The address of a small portrait of a unit that a list is known by. */
export function portraitOfHead({ name }: PostHead): string | null {
  return smallPicture(`/art/portrait/${imageSlug(name)}_portrait.jpg`);
}

/**
 * The address of a post's picture: its own, else its first unit's, which is the High Command where
 * it has one.
 */
export function pictureOfPost({
  imageUrl,
  heads: [first],
}: Pick<PostSummary, 'imageUrl' | 'heads'>): string | null {
  return smallPicture(imageUrl) ?? (first === undefined ? null : portraitOfHead(first));
}

/** Reads the rows of `community_page`; throws when they have another form. */
export function readPosts(answer: unknown): readonly PostSummary[] {
  return v.parse(v.array(boardRow), answer).map(summaryOf);
}

function pageOf(answer: unknown): BoardPage {
  const rows = v.parse(v.array(boardRow), answer);
  const posts = rows.map(summaryOf);
  return { posts, next: rows.length < BOARD_PAGE ? null : (rows.at(-1)?.cursor ?? null) };
}

function summaryOf(row: v.InferOutput<typeof boardRow>): PostSummary {
  const { user_id: authorId, author_short_id: shortId } = row;
  return {
    id: row.id,
    author: shortId === null ? null : playerOf(authorId, row.author_username, shortId, row.author_avatar_url),
    authorId,
    name: row.name,
    faction: row.faction,
    description: row.description,
    imageUrl: row.image_url,
    isTournamentList: row.is_tournament_list,
    tournamentName: row.tournament_name,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    points: row.points,
    command: row.command,
    unitCount: row.unit_count,
    faults: readPostFaults(row.faults),
    isAltered: row.is_altered,
    heads: row.heads,
    likesCount: row.likes_count,
    commentsCount: row.comments_count,
    isLiked: row.is_liked,
    isActive: row.is_active,
    isHidden: row.is_hidden,
  };
}
