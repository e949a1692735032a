import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const TESTS = ['**/*.test.ts', '**/*.test.tsx'];

const features = (...names: readonly string[]) => names.map((name) => `<rootDir>/src/features/${name}/**`);

/**
 * Words that the first page does not need, a book each (src/platform/i18n.ts): folders and files
 * whose words are fetched with the pages that open the book. All other words come first, in
 * `messages`.
 */
const WORD_BOOKS = {
  /** Building, reading and printing lists. */
  lists: [
    ...features('builder', 'print-list', 'shared-list', 'short-link'),
    '<rootDir>/src/platform/words/findings.ts',
    '<rootDir>/src/platform/words/unit-marks.ts',
  ],
  /** Keeping and sharing lists: dialogs over the pages of lists. */
  keeping: [
    ...features('saved-lists', 'share-list'),
    '<rootDir>/src/platform/words/findings.ts',
    '<rootDir>/src/platform/words/unit-marks.ts',
  ],
  /**
   * Lists in the cloud: parts of pages that guests never fetch. Their folders lie in those of the
   * lists.
   */
  cloud: [
    ...features('builder/cloud', 'saved-lists/cloud'),
    '<rootDir>/src/platform/words/use-difference-rows.ts',
  ],
  /** Signing in, and what only who is signed in sees. */
  account: [
    ...features('sign-in', 'session-notice'),
    '<rootDir>/src/platform/words/use-username-words.ts',
    '<rootDir>/src/platform/words/auth-problems.ts',
  ],
  /** The board and one posted list. */
  community: [
    ...features('community-lists', 'community-list'),
    '<rootDir>/src/platform/words/community-problems.ts',
    '<rootDir>/src/platform/words/use-difference-rows.ts',
    // Of the book of lists only what a posted list shows.
    '<rootDir>/src/features/shared-list/shared-units.tsx',
    '<rootDir>/src/platform/words/findings.ts',
    '<rootDir>/src/platform/words/unit-marks.ts',
  ],
  /** The dialog that posts a list. */
  posting: [...features('post-list'), '<rootDir>/src/platform/words/community-problems.ts'],
  /** What happened. */
  activity: [...features('activity'), '<rootDir>/src/platform/words/community-problems.ts'],
  /** One's own profile and those of others. */
  profile: [
    ...features('profile', 'public-profile'),
    '<rootDir>/src/platform/words/use-username-words.ts',
    // What one can do about a player.
    '<rootDir>/src/features/activity/player-actions.tsx',
    '<rootDir>/src/features/activity/use-people-actions.ts',
    '<rootDir>/src/platform/words/community-problems.ts',
  ],
  /** Rules, questions and answers, and the one search. */
  reader: [...features('reader'), '<rootDir>/src/platform/words/roll-words.ts'],
  /** Browsing and comparing units, and their odds. */
  units: [...features('unit-stats'), '<rootDir>/src/platform/words/roll-words.ts'],
  /** Cards as text and as pictures, and sheets of them. */
  cards: [
    ...features('unit-card', 'card-image', 'print-cards'),
    '<rootDir>/src/platform/words/roll-words.ts',
    '<rootDir>/src/platform/words/unit-marks.ts',
  ],
  /** Missions, feats and scenarios. */
  missions: [...features('missions'), '<rootDir>/src/platform/words/roll-words.ts'],
  /** The way to a game: its set-up and deployment. */
  play: features('play/hub', 'play/setup', 'play/deployment', 'play/frame'),
  /**
   * What a game at the table starts with (scripts/word-books.test.ts says when a file is missing).
   */
  game: [
    ...features('play/frame'),
    ...[
      'action-bar',
      'clocks',
      'end-activation',
      'game-page',
      'next-step-buttons',
      'place-names',
      'place-words',
      'player-head',
      'round-head',
      'sides',
      'start-round',
      'unit-list',
      'unit-marks',
      'unit-row',
      'unit-words',
      'use-part-failure',
    ].map((file) => `<rootDir>/src/features/play/table/${file}.{ts,tsx}`),
  ],
  /** All of a game at the table, its scoring and summary. */
  table: [
    ...features('play/table', 'play/frame'),
    '<rootDir>/src/platform/words/roll-words.ts',
    '<rootDir>/src/platform/words/result-problems.ts',
  ],
  /** What the site says about itself. */
  about: features('about', 'legal'),
  /** The office of the administrators. */
  admin: [...features('admin', 'mail'), '<rootDir>/src/platform/words/community-problems.ts'],
  /** Updates, caches and the copy for offline use. */
  updates: [
    ...features('updates', 'errata', 'result-news'),
    '<rootDir>/src/platform/words/result-problems.ts',
  ],
  /** What is new, and the rest of the start page that nobody waits for. */
  news: features('news'),
} as const;

/** Books whose folders hold those of the cloud. */
const CLOUD_INSIDE = new Set(['lists', 'keeping']);

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es', 'fr'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: ['<rootDir>/src'],
      exclude: [...TESTS, ...Object.values(WORD_BOOKS).flat()],
    },
    ...Object.entries(WORD_BOOKS).map(([book, include]) => ({
      path: `<rootDir>/locales/{locale}/${book}`,
      include: [...include],
      exclude: [...TESTS, ...(CLOUD_INSIDE.has(book) ? WORD_BOOKS.cloud : [])],
    })),
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
