import type { OwnProfile } from '#data/profiles/profile.ts';

/** The empty profile of the pseudo user of previews. */
export const PREVIEW_PROFILE: OwnProfile = {
  id: '',
  username: null,
  wabId: '',
  bio: null,
  location: null,
  favoriteFaction: null,
  avatarUrl: null,
  socials: { discord: null, twitter: null, instagram: null, youtube: null, twitch: null },
  gamesWon: 0,
  gamesLost: 0,
  gamesDrawn: 0,
  createdAt: '',
  profileVisibility: 'nobody',
  activityVisibility: 'nobody',
  mailsResults: false,
};
