import type { StoragePrefix } from '../environment.ts';

/**
 * Every key that the app uses in the browser's local storage (docs/product.md, "Storage keys"), but
 * for those of shared games (shared-game-keys.ts) and of an account's collection
 * (collection-keys.ts), which no first page needs.
 * Those of the older app keep their names, so that its players find their lists and choices again.
 */
export const storageKeys = {
  /** Saved lists: a JSON array (docs/product.md, "Format of a saved list"). */
  armyLists: 'armyLists',
  /** Entries of `armyLists` that could not be read: moved here as they were, never deleted. */
  armyListsSetAside: 'armyLists_set_aside',
  /** Tags of saved lists, and which are pinned or archived, by the id of a list. */
  listMarks: 'muster_list_marks',
  /** Id of the faction that was chosen last. */
  lastFaction: 'warcrow_last_faction',
  language: 'language',
  theme: 'theme',
  /** The copies of units that the player owns. */
  collection: 'muster_collection',
  /** Collections that could not be read, as they were. */
  collectionSetAside: 'muster_collection_set_aside',
  /** The formats that the player keeps, and the one that lists are checked against. */
  formats: 'muster_formats',
  /** Formats that could not be read, as they were. */
  formatsSetAside: 'muster_formats_set_aside',
  /** The typed fields of the form that posts a list. */
  postForm: 'army-list-form-data',
  /** The posted list that is being edited. */
  editingSharedList: 'editing-shared-list',
  /** The code that a short link stands for. */
  shortLink: (hash: string) => `short_url_${hash}`,
  shortLinkMeta: (hash: string) => `short_url_meta_${hash}`,
  /** The signed-in session with its tokens, as auth-js keeps it. */
  session: (prefix: StoragePrefix) => `${prefix}supabase.auth.token`,
  /** The reason why the last session ended without a sign-out, until the player has read it. */
  sessionEnded: 'muster_session_ended',
  /**
   * The backend's address as the server last reported it, so that an offline start knows it too.
   */
  backend: 'muster_backend',
  /** The host's contact and support addresses as the server last reported them. */
  site: 'muster_site',
  /** The running game (docs/product.md, "Saved games"). */
  game: (prefix: StoragePrefix) => `${prefix}gameState`,
  /**
   * Id of the game that was left last on purpose: a running game that is gone without it was lost.
   */
  gameLeft: 'muster_game_left',
  /** Running games that could not be read, as they were. */
  gamesSetAside: 'muster_games_set_aside',
  /**
   * Id of the account that was let into play mode here, so that a running game goes on without a
   * network.
   */
  playGranted: 'muster_play_granted',
  /** The reading of when states end that the last set-up chose. */
  statesEnd: 'muster_states_end',
  /** Results of games that an account recorded and that wait to be sent. */
  resultsPending: (userId: string) => `muster_results_pending_${userId}`,
  /** The steps of an account in running events that wait to be sent. */
  eventDeeds: (userId: string) => `muster_event_deeds_${userId}`,
  /** Version of the app that ran here last. */
  appVersion: (prefix: StoragePrefix) => `${prefix}wab-app-version`,
  /** The form of the stored sessions. */
  tokenVersion: (prefix: StoragePrefix) => `${prefix}wab-token-version`,
  /** Set when the performance card must not show again. */
  hideOptimizer: 'warcrow_hide_performance_optimizer',
  /** Set once installing the app was offered: it is not offered again. */
  installOffered: 'muster_install_offered',
  /** The account that turned notifications on here, and what the backend was told of it. */
  push: 'muster_push',
  /** A working draft with its undo and redo. */
  draft: (id: string) => `${DRAFT_PREFIX}${id}`,
  /** The lists that lie beside the drafts while others are built. */
  parkedLists: 'muster_parked_lists',
  /** Drafts and parked lists that could not be read, as they were. */
  draftsSetAside: 'muster_drafts_set_aside',
  /** Sign of life of the tab that works on a draft, where the browser has no locks. */
  heartbeat: (name: string) => `muster_alive_${name}`,
  /** The changes of an account that wait to be sent to the cloud. */
  cloudPending: (userId: string) => `muster_cloud_pending_${userId}`,
  /** The edits of cloud lists that the drafts of this browser are based on. */
  cloudBases: 'muster_cloud_bases',
  /** The account's choice about taking this browser's lists into the cloud. */
  cloudOffer: (userId: string) => `muster_cloud_offer_${userId}`,
  /** The section that was read last, in rules or FAQ. */
  readerPlace: (source: string) => `muster_reader_${source}`,
  /** The size of texts to read. */
  readerTextSize: 'muster_reader_text_size',
  /** A draft of a unit in the catalogue's workshop. */
  workshopDraft: (id: string) => `${WORKSHOP_PREFIX}${id}`,
  /** The table of units that waits to be sent. */
  workshopTable: 'muster_units_table',
  /**
   * The facts of the release of the catalogue that was applied last. Another form of them gets
   * another number.
   */
  release: 'muster_catalogue_1',
  /** The changes of the catalogue that the player knows of, by list. */
  toldChanges: 'muster_told_changes',
  /** The release of the catalogue that was refused last, and by which build. */
  releaseRefused: 'muster_catalogue_refused',
} as const;

const DRAFT_PREFIX = 'muster_draft_';
const WORKSHOP_PREFIX = 'muster_workshop_';

/** The id in a draft's key; null for any other key. */
export function draftIdOf(key: string): string | null {
  return key.startsWith(DRAFT_PREFIX) ? key.slice(DRAFT_PREFIX.length) : null;
}

/** The id in the key of a workshop's draft. */
export function workshopDraftIdOf(key: string): string {
  return key.slice(WORKSHOP_PREFIX.length);
}

/**
 * Marks of a session's key, whichever library wrote it; no other key of the app holds any of these.
 */
const AUTH_MARKERS = ['supabase.auth', 'auth.token', 'auth-token', 'code-verifier'] as const;

/**
 * True for keys that a sign-out removes: those with an auth marker and those that begin with `sb-`
 * (docs/product.md, "Sessions").
 */
export function isAuthKey(key: string): boolean {
  return key.startsWith('sb-') || AUTH_MARKERS.some((marker) => key.includes(marker));
}

/**
 * Beginnings of keys of this app, of its older and its coming versions: what lies there is a
 * player's, or a choice.
 */
const KEPT_PREFIXES = ['muster_', 'prod_', 'preview_', 'short_url_', 'armyLists', 'warcrow_'] as const;

const KEPT_KEYS: readonly string[] = [
  storageKeys.language,
  storageKeys.theme,
  storageKeys.postForm,
  storageKeys.editingSharedList,
  'user-preferences',
];

/**
 * True for keys with something that a player made or chose, or of a session: no update and no
 * clearing touches them.
 */
export function isKeptKey(key: string): boolean {
  return KEPT_KEYS.includes(key) || KEPT_PREFIXES.some((prefix) => key.startsWith(prefix)) || isAuthKey(key);
}

/** Every key of the tab's own session storage. */
export const sessionKeys = {
  /** Id of the draft that this tab works on. */
  draft: 'muster_tab_draft',
  /** Set when the page was loaded again because its build claims local data. */
  reloaded: 'muster_tab_reloaded',
  /** The token of the release that this tab tries before it is published. */
  preview: 'muster_tab_preview',
  /** The texts of the lists that this tab has scanned. */
  scanned: 'muster_scanned',
  /** Values of the profile that were typed and not saved. */
  typedProfile: 'muster_typed_profile',
  /** The fields of an event's form that were typed and not saved; null for a new event. */
  typedEvent: (id: string | null) => `muster_typed_event_${id ?? 'new'}`,
} as const;
