import type { OwnProfile } from '#data/profiles/profile.ts';

/** The parts that interest other players; each counts the same. */
const PARTS = ['username', 'portrait', 'faction', 'bio', 'location', 'links'] as const;
export type ProfilePart = (typeof PARTS)[number];

/** The filled share of a profile. */
export type Completion = {
  readonly filled: number;
  readonly total: number;
  readonly missing: readonly ProfilePart[];
};

/** Counts the parts that are filled in; one link of the five is enough. */
export function completionOf(profile: OwnProfile): Completion {
  const parts: Readonly<Record<ProfilePart, boolean>> = {
    username: profile.username !== null,
    portrait: profile.avatarUrl !== null,
    faction: profile.favoriteFaction !== null,
    bio: profile.bio !== null,
    location: profile.location !== null,
    links: Object.values(profile.socials).some((text) => text !== null),
  };
  const missing = PARTS.filter((name) => !parts[name]);
  return { filled: PARTS.length - missing.length, total: PARTS.length, missing };
}
