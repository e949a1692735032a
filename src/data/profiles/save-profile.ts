import { loadBackend } from '#platform/backend/backend.ts';
import {
  type ActivityAudience,
  OWN_COLUMNS,
  type OwnProfile,
  parseOwnProfile,
  type ProfileAudience,
  type Socials,
} from './profile.ts';
import { failureBehind, failureIn, type TableOutcome } from './table-problem.ts';

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
};

/**
 * Saves a change of one's own profile and answers it as it is stored now. A row that may not be
 * changed (a banned account) is `not-allowed`. Nothing is sent twice.
 */
export async function saveProfile(
  userId: string,
  change: ProfileChange,
): Promise<TableOutcome<{ readonly profile: OwnProfile }>> {
  try {
    const { rest } = await loadBackend();
    const answer = await rest.from('profiles').update(columnsOf(change)).eq('id', userId).select(OWN_COLUMNS);
    const failed = failureIn(answer);
    if (failed !== null) return failed;
    const rows: readonly unknown[] = answer.data ?? [];
    if (rows.length === 0) return { ok: false, code: 'not-allowed' };
    const profile = parseOwnProfile(rows[0]);
    return profile === null ? { ok: false, code: 'fault' } : { ok: true, profile };
  } catch (error) {
    return failureBehind(error);
  }
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
