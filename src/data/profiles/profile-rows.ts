import * as v from 'valibot';
import { shownPicture } from '#domain/community/picture.ts';

/** Services that a profile may link to, in the order in which they are shown. */
export const SOCIAL_SERVICES = ['discord', 'twitter', 'instagram', 'youtube', 'twitch'] as const;
export type SocialService = (typeof SOCIAL_SERVICES)[number];

/** The text that a player wrote for each service, unchanged; null when there is no text. */
export type Socials = Readonly<Record<SocialService, string | null>>;

export const PROFILE_AUDIENCES = ['everyone', 'signed_in', 'nobody'] as const;
/** The people who may see a player's page. */
export type ProfileAudience = (typeof PROFILE_AUDIENCES)[number];

export const ACTIVITY_AUDIENCES = ['everyone', 'followers', 'nobody'] as const;
/** The people who may see a player's activity. */
export type ActivityAudience = (typeof ACTIVITY_AUDIENCES)[number];

/** The facts that a player's own page and the public one both show. */
export type ProfileFacts = {
  readonly id: string;
  readonly username: string | null;
  readonly bio: string | null;
  readonly location: string | null;
  /** A faction's id; what no faction has is shown to nobody. */
  readonly favoriteFaction: string | null;
  /** Address of a unit's portrait; data/profiles/portrait.ts tells which unit. */
  readonly avatarUrl: string | null;
  readonly socials: Socials;
  readonly gamesWon: number;
  readonly gamesLost: number;
  readonly gamesDrawn: number;
  /** ISO 8601 instant. */
  readonly createdAt: string;
};

/** The profile of who is signed in (docs/product.md, "Profiles"). */
export type OwnProfile = {
  /** `WAB-` and three groups of four; other players can be given it. */
  readonly wabId: string;
  readonly profileVisibility: ProfileAudience;
  readonly activityVisibility: ActivityAudience;
  /** A mail is wanted when a game result waits for this player. */
  readonly mailsResults: boolean;
  /** A mail is wanted about seats and lists of events. */
  readonly mailsEvents: boolean;
  /** The player wants to be listed with a rating. */
  readonly isRated: boolean;
} & ProfileFacts;

/** A player's page as the one who asks may see it. */
export type PublicProfile = {
  /** The first eight characters of the WAB id: the name of those who have none. */
  readonly shortId: string;
  readonly postsCount: number;
  /** Likes that the player's posts were given. */
  readonly likesCount: number;
  readonly followersCount: number;
  readonly followingCount: number;
  /** True when the reader may see the player's activity. */
  readonly showsActivity: boolean;
  readonly isOwn: boolean;
  /** The one who asks follows this player. */
  readonly isFollowed: boolean;
  readonly followsMe: boolean;
  /** The one who asks has blocked this player. */
  readonly isBlocked: boolean;
} & ProfileFacts;

const line = v.nullable(v.string());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const facts = {
  id: v.string(),
  username: line,
  bio: line,
  location: line,
  favorite_faction: line,
  avatar_url: line,
  social_discord: line,
  social_twitter: line,
  social_instagram: line,
  social_youtube: line,
  social_twitch: line,
  games_won: count,
  games_lost: count,
  games_drawn: count,
  created_at: v.string(),
};

const factsRow = v.object(facts);

const ownRow = v.object({
  ...facts,
  wab_id: v.string(),
  profile_visibility: v.fallback(v.picklist(PROFILE_AUDIENCES), 'nobody'),
  activity_visibility: v.fallback(v.picklist(ACTIVITY_AUDIENCES), 'nobody'),
  mails_results: v.fallback(v.boolean(), false),
  mails_events: v.fallback(v.boolean(), false),
  is_rated: v.fallback(v.boolean(), false),
});

const publicRow = v.object({
  ...facts,
  short_id: v.string(),
  posts_count: count,
  likes_count: count,
  followers_count: count,
  following_count: count,
  shows_activity: v.boolean(),
  is_own: v.boolean(),
  is_followed: v.boolean(),
  follows_me: v.boolean(),
  is_blocked: v.boolean(),
});

/** The columns of `profiles` that `parseOwnProfile` reads. */
export const OWN_COLUMNS = Object.keys(ownRow.entries).join(',');

/** Reads a row of `profiles`; null when it has another form. */
export function parseOwnProfile(row: unknown): OwnProfile | null {
  const read = v.safeParse(ownRow, row);
  if (!read.success) return null;
  const { output } = read;
  return {
    ...factsOf(output),
    wabId: output.wab_id,
    profileVisibility: output.profile_visibility,
    activityVisibility: output.activity_visibility,
    mailsResults: output.mails_results,
    mailsEvents: output.mails_events,
    isRated: output.is_rated,
  };
}

/** Reads a row of the call `public_profile`; null when it has another form. */
export function parsePublicProfile(row: unknown): PublicProfile | null {
  const read = v.safeParse(publicRow, row);
  if (!read.success) return null;
  const { output } = read;
  return {
    ...factsOf(output),
    shortId: output.short_id,
    postsCount: output.posts_count,
    likesCount: output.likes_count,
    followersCount: output.followers_count,
    followingCount: output.following_count,
    showsActivity: output.shows_activity,
    isOwn: output.is_own,
    isFollowed: output.is_followed,
    followsMe: output.follows_me,
    isBlocked: output.is_blocked,
  };
}

function factsOf(row: v.InferOutput<typeof factsRow>): ProfileFacts {
  return {
    id: row.id,
    username: row.username,
    bio: row.bio,
    location: row.location,
    favoriteFaction: row.favorite_faction,
    avatarUrl: shownPicture(row.avatar_url),
    socials: {
      discord: row.social_discord,
      twitter: row.social_twitter,
      instagram: row.social_instagram,
      youtube: row.social_youtube,
      twitch: row.social_twitch,
    },
    gamesWon: row.games_won,
    gamesLost: row.games_lost,
    gamesDrawn: row.games_drawn,
    createdAt: row.created_at,
  };
}
