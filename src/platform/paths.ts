/**
 * The content of a printed list: everything, or only the part that an opponent may see before the
 * game.
 */
export type PrintKind = 'full' | 'courtesy';
export type Paper = 'a4' | 'letter';
/**
 * The sheets of an event: the newest round, score sheets for its tables, the ranks so far, the
 * lists of its players, the code for its door.
 */
export type EventSheet = 'pairings' | 'scores' | 'standings' | 'lists' | 'door';
/** The pages of a game, each named as its phase. */
type GamePhase = 'setup' | 'deployment' | 'game' | 'scoring' | 'summary';

/** Every address of the app (docs/product.md, "Pages and addresses"), path only. */
export const paths = {
  home: () => '/',
  builder: () => '/builder',
  /** The page about Muster and about supporting it. */
  about: () => '/about',
  /** The catalogue and its releases; `search` is what stands behind `?`. */
  catalogue: (search = '') => (search === '' ? '/catalogue' : `/catalogue?${search}`),
  /** The server also serves /privacy. */
  privacy: () => '/privacy-policy',
  /** The server also serves /terms. */
  terms: () => '/terms-of-service',
  /** The page about offline use. */
  offline: () => '/offline',
  /** Sign in; afterwards one goes on to `next`, a path of ours. */
  login: (next = '') => (next === '' ? '/login' : `/login?next=${encodeURIComponent(next)}`),
  resetPassword: () => '/reset-password',
  /** The page of a mail's link; `search` is what stands behind `?`. */
  confirm: (search = '') => (search === '' ? '/login/confirm' : `/login/confirm?${search}`),
  /** One's own profile. */
  profile: () => '/profile',
  /** A player's page; `who` is the user name, or the id of a player who has none. */
  publicProfile: (who: string) => `/profile/${encodeURIComponent(who)}`,
  /** The lists of the community; `search` is what stands behind `?`. */
  communityLists: (search = '') => (search === '' ? '/community-lists' : `/community-lists?${search}`),
  /** One posted list. */
  communityList: (id: string) => `/community-lists/${encodeURIComponent(id)}`,
  /** One comment on a posted list (`linkedCommentIn` reads it). */
  comment: (listId: string, id: string) =>
    `/community-lists/${encodeURIComponent(listId)}#comment-${encodeURIComponent(id)}`,
  activity: () => '/activity',
  /** The formats that the player keeps, or the form of one of them. */
  formats: (id: string | null = null) => withId('/formats', id),
  /** A format that travels in its link. `code` is URL-safe as it is. */
  format: (code: string) => `/format/${code}`,
  /** The lists of an event; `invite` is the code in the link of one by invitation. */
  eventLists: (id: string, invite: string | null = null) =>
    `${withId('/events', id)}/lists${invite === null ? '' : `?invite=${encodeURIComponent(invite)}`}`,
  /** The units that the player owns. */
  collection: () => '/collection',
  /** The admin area, or one of its sections; `search` stands behind `?`. */
  admin: (room = '', search = '') =>
    `/admin${room === '' ? '' : `/${room}`}${search === '' ? '' : `?${search}`}`,
  /** Mails: also a page of the admin area. */
  mail: () => '/mail',
  /** The rules, at a chapter or section. */
  rules: (place = '') => (place === '' ? '/rules' : `/rules/${encodeURIComponent(place)}`),
  /** The FAQ, at a topic or question. */
  faq: (place = '') => (place === '' ? '/faq' : `/faq/${encodeURIComponent(place)}`),
  /** Every unit of every faction; `search` is what stands behind `?`. */
  unitStats: (search = '') => (search === '' ? '/unit-stats' : `/unit-stats?${search}`),
  /** One unit with its whole profile. */
  unit: (faction: string, id: string) =>
    `/unit-stats/${encodeURIComponent(faction)}/${encodeURIComponent(id)}`,
  /** Up to four units side by side; `search` says which. */
  compareUnits: (search = '') => (search === '' ? '/unit-stats/compare' : `/unit-stats/compare?${search}`),
  /** The changes that wait for editors of the catalogue. */
  reviewCatalogue: () => '/catalogue/review',
  /** A list that travels in its link. `code` is URL-safe as it is. */
  sharedList: (code: string) => `/shared-list/${encodeURIComponent(code)}`,
  /** Two lists side by side. The codes and `search`, the names, are URL-safe as they are. */
  compareLists: (one: string, other: string, search: string) => `/compare/${one}/${other}?${search}`,
  /** A short name that this browser alone can resolve. */
  shortLink: (hash: string) => `/s/${encodeURIComponent(hash)}`,
  /** Missions and feats; the page of one by its id, or the list of feats. */
  missions: (id: string | null = null, areFeats = false) =>
    `${withId('/missions', id)}${areFeats ? '?tab=feats' : ''}`,
  /** The figures of confirmed games. */
  statistics: () => '/statistics',
  /** The events to come, past ones, one's own; `search` is what stands behind `?`. */
  events: (search = '') => (search === '' ? '/events' : `/events?${search}`),
  newEvent: () => '/events/new',
  /** The page of an event; `invite` is the code in the link of one by invitation. */
  event: (id: string, invite: string | null = null) => withInvite(eventPath(id), invite),
  editEvent: (id: string) => `${eventPath(id)}/edit`,
  /** The rounds of an event, or one of them. */
  eventRounds: (id: string, round: number | null = null, invite: string | null = null) =>
    withInvite(`${eventPath(id)}/rounds${round === null ? '' : `/${round}`}`, invite),
  eventStandings: (id: string, invite: string | null = null) =>
    withInvite(`${eventPath(id)}/standings`, invite),
  /** Everything that was done in an event. */
  eventLog: (id: string, invite: string | null = null) => withInvite(`${eventPath(id)}/log`, invite),
  /** An event on a hall's screen. */
  eventWall: (id: string, invite: string | null = null) => withInvite(`${eventPath(id)}/wall`, invite),
  /** A sheet of an event on paper. */
  printEvent: (id: string, sheet: EventSheet, invite: string | null = null) =>
    withInvite(`/print-event/${encodeURIComponent(id)}/${sheet}`, invite),
  /** Play mode: the running game, new ones, finished ones; with an id it leads to that game. */
  play: (id: string | null = null) => withId('/play', id),
  /** Joins the game of another phone, by the code or the secret of its link. */
  join: (code: string | null) => withId('/join', code),
  /** The page of a phase of a game; without an id that of the running game. */
  phase: (phase: GamePhase, id: string | null = null) => withId(`/${phase}`, id),
  /** A game step by step. */
  replay: (id: string) => withId('/replay', id),
  /** The battle report of a game; also where a public one is read. */
  report: (id: string) => withId('/report', id),
  /** A shared game as spectators see it. */
  watch: (secret: string) => withId('/watch', secret),
  /** Watched games on a hall's screen. */
  wall: (secrets: readonly string[] = []) =>
    secrets.length === 0 ? '/wall' : `/wall?games=${secrets.join(',')}`,
  printReport: (id: string) => withId('/print-report', id),
  print: (
    kind: PrintKind,
    code: string,
    options: { readonly paper?: Paper; readonly notes?: string } = {},
  ) => {
    const search = new URLSearchParams(options).toString();
    return `/print/${kind}/${encodeURIComponent(code)}${search === '' ? '' : `?${search}`}`;
  },
  /** One unit's card on paper of its own size, as text or as drawn. */
  printCard: (faction: string, unit: string, as: 'text' | 'picture' = 'text') =>
    `/print-card/${encodeURIComponent(faction)}/${encodeURIComponent(unit)}${as === 'picture' ? '/picture' : ''}`,
  /** The drawn cards of a list on sheets to cut. */
  printCards: (code: string) => `/print-cards/${encodeURIComponent(code)}`,
  /** A mission or feat on one sheet. */
  printMission: (id: string) => `/print-mission/${encodeURIComponent(id)}`,
} as const;

function eventPath(id: string): string {
  return `/events/${encodeURIComponent(id)}`;
}

function withInvite(path: string, invite: string | null): string {
  return invite === null ? path : `${path}?invite=${encodeURIComponent(invite)}`;
}

function withId(path: string, id: string | null): string {
  return id === null ? path : `${path}/${encodeURIComponent(id)}`;
}

/** The whole address of a path on this site, for links that leave the app. */
export function absoluteUrl(path: string): string {
  return new URL(path, location.origin).href;
}
