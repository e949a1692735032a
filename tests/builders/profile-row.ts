import { ANNA } from './fake-backend.ts';

/** Anna's profile as the database returns it. */
export const PROFILE_ROW = {
  id: ANNA.id,
  username: null,
  bio: null,
  location: null,
  favorite_faction: null,
  avatar_url: null,
  social_discord: null,
  social_twitter: null,
  social_instagram: null,
  social_youtube: null,
  social_twitch: null,
  games_won: 0,
  games_lost: 0,
  games_drawn: 0,
  created_at: '2026-01-01T00:00:00Z',
  wab_id: 'WAB-AAAA-BBBB-CCCC',
  profile_visibility: 'everyone',
  activity_visibility: 'everyone',
  mails_results: false,
  mails_events: false,
  is_rated: false,
};
