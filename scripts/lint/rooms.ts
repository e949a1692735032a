/** A folder of the house with what its code may reach (ARCHITECTURE.md, the rooms). */
export type Room = {
  /** From the root, forward slashes. A `*` at the end stands for each folder of its own there. */
  readonly path: string;
  /**
   * Rooms that it may import from, besides itself; a longer path under one of them is meant too.
   */
  readonly rooms: readonly string[];
  /**
   * Packages that it may import, when there is a list; else those that it may not. A `/*` at the
   * end stands for all packages of a scope, `node:*` for the platform of the server.
   */
  readonly onlyPackages?: readonly string[];
  readonly noPackages?: readonly string[];
};

/** Folders with an alias; other top folders are reached by nobody but themselves and by scripts. */
export const ALIASES: Readonly<Record<string, string>> = {
  '#domain/': 'src/domain/',
  '#platform/': 'src/platform/',
  '#data/': 'src/data/',
  '#ui/': 'src/ui/',
  '#components/': 'src/components/',
  '#features/': 'src/features/',
  '#app/': 'src/app/',
  '#catalogue/': 'catalogue/',
  '#locales/': 'locales/',
  '#art/': 'art/',
  '#server/': 'server/',
  '#functions/': 'supabase/functions/',
  '#scripts/': 'scripts/',
  '#tests/': 'tests/',
  '#prerender/': 'prerender/',
};

const PURE = ['valibot', 'fflate', '@noble/*'];
/** Chance that a text fixes. */
const SEEDED = ['src/domain/roster/text-hash.ts', 'src/domain/completion/seeded-chance.ts'];
const SERVER_ONLY = ['node:*', 'hono', '@hono/*'];
const BROWSER_ONLY = ['react', 'react-dom', 'react-router', '@base-ui/*', '@lingui/*', 'zustand', 'idb'];

/** The table of borders, longest path first where one room lies in another. */
export const ROOMS: readonly Room[] = [
  { path: 'src/domain/catalogue', rooms: [], onlyPackages: PURE },
  { path: 'src/domain/roster', rooms: ['src/domain/catalogue'], onlyPackages: PURE },
  { path: 'src/domain/sharing', rooms: ['src/domain/catalogue', 'src/domain/roster'], onlyPackages: PURE },
  { path: 'src/domain/game', rooms: ['src/domain/catalogue'], onlyPackages: PURE },
  {
    path: 'src/domain/live',
    rooms: ['src/domain/catalogue', 'src/domain/game', 'src/domain/roster'],
    onlyPackages: PURE,
  },
  { path: 'src/domain/odds', rooms: ['src/domain/catalogue'], onlyPackages: PURE },
  {
    path: 'src/domain/completion',
    rooms: ['src/domain/catalogue', 'src/domain/roster', 'src/domain/odds'],
    onlyPackages: PURE,
  },
  {
    path: 'src/domain/collection',
    rooms: ['src/domain/catalogue', 'src/domain/roster', 'src/domain/units'],
    onlyPackages: PURE,
  },
  {
    path: 'src/domain/formats',
    rooms: ['src/domain/catalogue', 'src/domain/roster', 'src/domain/sharing'],
    onlyPackages: PURE,
  },
  {
    path: 'src/domain/compare',
    rooms: ['src/domain/catalogue', 'src/domain/roster', 'src/domain/odds'],
    onlyPackages: PURE,
  },
  {
    path: 'src/domain/matchups',
    rooms: ['src/domain/catalogue', 'src/domain/roster', 'src/domain/odds', 'src/domain/compare'],
    onlyPackages: PURE,
  },
  // The library that finds pairs is fetched by those who pair. Standings are for everybody.
  {
    path: 'src/domain/events/pairing',
    rooms: ['src/domain/events', ...SEEDED],
    onlyPackages: [...PURE, 'edmonds-blossom-fixed'],
  },
  {
    path: 'src/domain/events/standings',
    rooms: ['src/domain/events/types.ts', 'src/domain/events/records.ts', 'src/domain/events/chance.ts'],
    onlyPackages: PURE,
  },
  {
    path: 'src/domain/events/lists',
    rooms: ['src/domain/catalogue', 'src/domain/formats', 'src/domain/roster', 'src/domain/sharing'],
    onlyPackages: PURE,
  },
  {
    path: 'src/domain/events/draft',
    rooms: [
      'src/domain/catalogue',
      'src/domain/formats',
      'src/domain/sharing/fields.ts',
      // The address of a picture, as posts have it.
      'src/domain/community/picture.ts',
      'src/domain/events/types.ts',
    ],
    onlyPackages: PURE,
  },
  { path: 'src/domain/events', rooms: SEEDED, onlyPackages: PURE },
  // Search compares names of units and texts alike.
  { path: 'src/domain/reader', rooms: ['src/domain/catalogue'], onlyPackages: PURE },
  {
    path: 'src/domain/units',
    rooms: ['src/domain/catalogue', 'src/domain/roster', 'src/domain/odds'],
    onlyPackages: PURE,
  },
  { path: 'src/domain/community', rooms: ['src/domain/catalogue'], onlyPackages: PURE },
  { path: 'src/domain/*', rooms: [], onlyPackages: PURE },
  { path: 'src/platform', rooms: ['src/domain'], noPackages: SERVER_ONLY },
  {
    path: 'src/data',
    rooms: ['src/domain', 'src/platform', 'catalogue', 'locales'],
    noPackages: SERVER_ONLY,
  },
  { path: 'src/ui', rooms: [], onlyPackages: ['react', 'react-dom', '@base-ui/*'] },
  // Pieces with words that two features or more show.
  {
    path: 'src/components',
    rooms: ['src/ui', 'src/data', 'src/platform', 'src/domain'],
    noPackages: [...SERVER_ONLY, 'idb'],
  },
  {
    path: 'src/features/*',
    rooms: ['src/components', 'src/ui', 'src/data', 'src/platform', 'src/domain'],
    noPackages: [...SERVER_ONLY, 'idb'],
  },
  // Plain data that the server and scripts read as well.
  { path: 'src/app/page-table.ts', rooms: [], onlyPackages: [] },
  { path: 'prerender/browser', rooms: [], onlyPackages: [] },
  {
    path: 'prerender/build',
    rooms: ['src/domain', 'src/app/page-table.ts', 'locales', 'scripts', 'server'],
  },
  { path: 'src/app', rooms: ['src', 'prerender/browser'], noPackages: [...SERVER_ONLY, 'idb'] },
  { path: 'art', rooms: ['src/domain/catalogue', 'catalogue', 'locales'], noPackages: ['react', 'hono'] },
  {
    path: 'server',
    rooms: ['src/domain', 'src/app/page-table.ts', 'catalogue', 'supabase', 'art'],
    noPackages: BROWSER_ONLY,
  },
  // The hosted runtime resolves no package of ours.
  { path: 'supabase/functions/*', rooms: ['supabase/functions/_shared', 'src/domain'], onlyPackages: [] },
  {
    path: 'scripts',
    rooms: ['src/domain', 'src/app/page-table.ts', 'catalogue', 'locales', 'art', 'server', 'tests'],
  },
  { path: 'bench', rooms: ['src/domain', 'catalogue', 'art', 'scripts', 'server', 'tests'] },
  { path: 'tests', rooms: ['src', 'catalogue', 'locales', 'server', 'scripts', 'art'] },
];
