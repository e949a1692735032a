type Together = {
  /** How the file's name begins. */
  readonly name: string;
  /** Modules and folders of `src`. */
  readonly own?: readonly string[];
  /** Modules and folders of `node_modules`. */
  readonly packages?: readonly string[];
  /** Modules that plugins make. */
  readonly made?: readonly string[];
};

/**
 * Which small modules share a file of the built app: those that the same pages want. In one file
 * they pack better than in many, and a page asks for fewer. What a page starts with must stay out
 * of files that hold more than it needs: `npm run bench:bundle` shows what a change costs each
 * page, and the budgets hold it to that. All other modules are left to the bundler.
 */
export const TOGETHER: readonly Together[] = [
  {
    name: 'shell',
    own: [
      'data/session/user-change.ts',
      'domain/catalogue/types.ts',
      'platform/backend/backend-error.ts',
      'platform/clock.ts',
      'platform/language.ts',
      'platform/messages.ts',
      'platform/storage/keys.ts',
      'platform/storage/local.ts',
      'platform/storage/text-store.ts',
      'platform/use-language.ts',
      'ui/class-names.ts',
      'ui/icon/',
      'ui/visually-hidden/',
    ],
    packages: ['@lingui/core/', 'zustand/esm/vanilla.mjs'],
    made: ['vite/preload-helper'],
  },
  { name: 'react', packages: ['react/', 'react-dom/', 'scheduler/'] },
  {
    name: 'catalogue',
    own: [
      'data/catalogue.ts',
      'data/errata/kept-errata.ts',
      'domain/catalogue/create-catalogue.ts',
      'domain/catalogue/errata.ts',
    ],
    made: ['virtual:catalogue'],
  },
  {
    name: 'names',
    own: [
      'domain/catalogue/fold.ts',
      'domain/catalogue/localise.ts',
      'domain/catalogue/lookup.ts',
      'domain/catalogue/slug.ts',
      'domain/catalogue/term.ts',
    ],
  },
  { name: 'faction', own: ['data/lists/last-faction.ts', 'domain/catalogue/faction-id.ts'] },
  { name: 'terms', own: ['data/glossary.ts', 'domain/catalogue/glossary.ts'] },
  {
    name: 'page',
    own: [
      'app/pages/use-parts.ts',
      'platform/use-dialog-address.ts',
      'ui/badge/',
      'ui/banner/',
      'ui/on-demand/',
      'ui/use-media-query.ts',
    ],
    packages: ['@tanstack/react-query/build/modern/queryOptions.js'],
  },
  { name: 'fields', own: ['ui/field/', 'ui/text-field/'] },
  { name: 'switches', own: ['ui/checkbox/', 'ui/switch/'] },
  {
    name: 'dialogs',
    own: ['ui/alert-dialog/', 'ui/dialog/', 'ui/drawer/'],
    packages: ['@base-ui/react/alert-dialog/', '@base-ui/react/dialog/'],
  },
  { name: 'crest', own: ['domain/catalogue/heraldry.ts', 'ui/crest/'] },
  {
    name: 'faces',
    own: ['data/profiles/portrait.ts', 'data/profiles/portrait-query.ts', 'ui/picture/', 'ui/portrait/'],
  },
  {
    name: 'hand-over',
    own: [
      'platform/clipboard.ts',
      'platform/download.ts',
      'platform/print-window.ts',
      'platform/share-sheet.ts',
    ],
  },
  {
    name: 'queries',
    own: ['data/query/'],
    packages: [
      '@tanstack/query-core/',
      '@tanstack/react-query/build/modern/IsRestoringProvider.js',
      '@tanstack/react-query/build/modern/QueryClientProvider.js',
      '@tanstack/react-query/build/modern/QueryErrorResetBoundary.js',
      '@tanstack/react-query/build/modern/errorBoundaryUtils.js',
      '@tanstack/react-query/build/modern/suspense.js',
      '@tanstack/react-query/build/modern/useBaseQuery.js',
      '@tanstack/react-query/build/modern/useQuery.js',
    ],
  },
  {
    name: 'backend',
    own: [
      'data/community/call-rest.ts',
      'platform/backend/backend-address.ts',
      'platform/backend/backend-fetch.ts',
      'platform/backend/backend.ts',
    ],
  },
  {
    name: 'session',
    own: [
      'data/cloud/watch-when-waiting.ts',
      'data/session/apply-session.ts',
      'data/session/follow-session.ts',
    ],
  },
  {
    name: 'sign-in',
    own: [
      'data/session/service-settings.ts',
      'data/session/sign-in.ts',
      'data/session/sign-out.ts',
      'platform/backend/auth-problem.ts',
      'platform/backend/failure-of.ts',
      'platform/backend/retry-after.ts',
      'platform/words/auth-problems.ts',
      'ui/password-field/',
    ],
  },
  {
    name: 'community',
    own: [
      'data/community/change-answers.ts',
      'data/community/player.ts',
      'data/community/problem-of.ts',
      'domain/community/linked-text.ts',
      'domain/community/picture.ts',
      'domain/community/problem.ts',
      'platform/words/community-problems.ts',
      'ui/linked-text/',
    ],
  },
  {
    name: 'roster',
    own: [
      'domain/roster/checks/availability.ts',
      'domain/roster/checks/companion.ts',
      'domain/roster/checks/empty-list.ts',
      'domain/roster/checks/faction.ts',
      'domain/roster/checks/high-command.ts',
      'domain/roster/checks/list-name.ts',
      'domain/roster/checks/points-target.ts',
      'domain/roster/checks/tournament.ts',
      'domain/roster/checks/unit-fields.ts',
      'domain/roster/checks/unknown-units.ts',
      'domain/roster/totals.ts',
      'platform/words/findings.ts',
      'platform/words/unit-marks.ts',
    ],
  },
  {
    name: 'builder-fields',
    own: [
      'data/lists/use-draft.ts',
      'domain/roster/names.ts',
      'domain/roster/sort.ts',
      'ui/number-field/',
      'ui/stepper/',
    ],
  },
  { name: 'writes', own: ['data/lists/set-aside.ts', 'platform/ids.ts'] },
  {
    name: 'kept-lists',
    own: [
      'data/lists/add-lists.ts',
      'data/lists/backup.ts',
      'data/lists/create-saved-lists-store.ts',
      'data/lists/delete-lists.ts',
      'data/lists/list-archive.ts',
      'data/lists/list-changes.ts',
      'data/lists/lists-table.ts',
      'data/lists/save-list.ts',
      'data/lists/saved-lists-store.ts',
      'data/lists/stored-lists.ts',
      'domain/roster/same-list.ts',
      'domain/roster/saved-list.ts',
      'domain/roster/saved-unit.ts',
      'platform/storage/history-db.ts',
    ],
  },
  {
    name: 'sharing',
    own: [
      'domain/sharing/decode.ts',
      'domain/sharing/fields.ts',
      'domain/sharing/inflate.ts',
      'domain/sharing/payload.ts',
    ],
  },
  {
    name: 'short-links',
    own: [
      'data/short-links.ts',
      'domain/roster/text-export.ts',
      'domain/sharing/encode.ts',
      'domain/sharing/short-link.ts',
    ],
  },
  { name: 'play', own: ['data/games/use-game.ts', 'features/play/frame/', 'platform/wake-lock.ts'] },
];

/** The groups as the bundler takes them. */
export const chunkGroups = TOGETHER.map(({ name, own = [], packages = [], made = [] }) => {
  const places = [
    ...own.map((path) => `/src/${path}`),
    ...packages.map((path) => `/node_modules/${path}`),
    ...made,
  ];
  return { name, test: (id: string) => places.some((place) => id.includes(place)) };
});
