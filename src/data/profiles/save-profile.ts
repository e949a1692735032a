import { BackendError } from '#platform/backend/backend-error.ts';
import { callRest, rowIn } from '#platform/backend/call-rest.ts';
import {
  type ActivityAudience,
  OWN_COLUMNS,
  type OwnProfile,
  parseOwnProfile,
  type ProfileAudience,
  type Socials,
} from './profile-rows.ts';
import { type TableOutcome, tableOutcomeOf } from './table-problem.ts';

/**
 * The parts of the profile that a player may change; a missing part stays as it is. Blank texts
 * become null.
 */
export type ProfileChange = {
  readonly username?: string | null;
  readonly bio?: string | null;
  readonly location?: string | null;
  readonly favoriteFaction?: string | null;
  readonly avatarUrl?: string | null;
  readonly socials?: Socials;
  readonly profileVisibility?: ProfileAudience;
  readonly activityVisibility?: ActivityAudience;
  readonly mailsResults?: boolean;
  readonly mailsEvents?: boolean;
  readonly isRated?: boolean;
};

/**
 * Saves a change of one's own profile and returns it as it is stored now. A row that may not be
 * changed (a banned account) is `not-allowed`. Nothing is sent twice.
 */
export async function saveProfile(
  userId: string,
  change: ProfileChange,
): Promise<TableOutcome<{ readonly profile: OwnProfile }>> {
  return tableOutcomeOf(async () => {
    const answer = await callRest({
      path: 'profiles',
      method: 'PATCH',
      query: { id: `eq.${userId}`, select: OWN_COLUMNS },
      body: columnsOf(change),
      prefer: 'return=representation',
    });
    const row = rowIn(answer);
    if (row === null) throw new BackendError('no row that may be changed', 403, null);
    const profile = parseOwnProfile(row);
    if (profile === null) throw new BackendError('no profile that can be read', 500, null);
    return { profile };
  });
}

function columnsOf({ socials, ...change }: ProfileChange): Readonly<Record<string, string | boolean | null>> {
  const columns = {
    username: trimmed(change.username),
    bio: trimmed(change.bio),
    location: trimmed(change.location),
    favorite_faction: trimmed(change.favoriteFaction),
    avatar_url: trimmed(change.avatarUrl),
    social_discord: trimmed(socials?.discord),
    social_twitter: trimmed(socials?.twitter),
    social_instagram: trimmed(socials?.instagram),
    social_youtube: trimmed(socials?.youtube),
    social_twitch: trimmed(socials?.twitch),
    profile_visibility: change.profileVisibility,
    activity_visibility: change.activityVisibility,
    mails_results: change.mailsResults,
    mails_events: change.mailsEvents,
    is_rated: change.isRated,
  };
  const given = Object.entries(columns).filter(
    (entry): entry is [string, string | boolean | null] => entry[1] !== undefined,
  );
  return Object.fromEntries(given);
}

function trimmed(text: string | null | undefined): string | null | undefined {
  if (text === null || text === undefined) return text;
  const rest = text.trim();
  return rest === '' ? null : rest;
}
