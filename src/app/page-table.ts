/** A page of the site. */
export type Page = {
  /** Its address, as the router writes it. */
  readonly path: string;
  /** Other addresses of the same page. */
  readonly aliases?: readonly string[];
  /** The file with its component: the key of its chunk in Vite's manifest. */
  readonly module: string;
  /**
   * Set for pages that anyone may find by a search: they are rendered at build in every language.
   * `narrow` means for phones alone, as a wide window has another arrangement, which only the
   * running app knows.
   */
  readonly prerendered?: 'always' | 'narrow';
  /** True for sheets of paper, which have no header and no navigation. */
  readonly isPaper?: true;
};

/** The public pages stand in the order of the site map. */
const TABLE = [
  { path: '/', aliases: ['/landing'], module: 'src/app/pages/home.tsx', prerendered: 'always' },
  { path: '/builder', module: 'src/app/pages/builder.tsx', prerendered: 'narrow' },
  { path: '/shared-list/:code', module: 'src/features/shared-list/shared-list-page.tsx' },
  { path: '/compare/:a/:b', module: 'src/features/compare-lists/compare-page.tsx' },
  { path: '/s/:hash', module: 'src/features/short-link/short-link-page.tsx' },
  {
    path: '/community-lists',
    module: 'src/features/community-lists/community-lists-page.tsx',
    prerendered: 'always',
  },
  { path: '/community-lists/:id', module: 'src/features/community-list/community-list-page.tsx' },
  { path: '/rules/:place?', module: 'src/features/reader/reader-page.tsx', prerendered: 'always' },
  { path: '/faq/:place?', module: 'src/features/reader/reader-page.tsx', prerendered: 'always' },
  {
    path: '/unit-stats',
    module: 'src/features/unit-stats/browse/unit-stats-page.tsx',
    prerendered: 'narrow',
  },
  { path: '/unit-stats/compare', module: 'src/features/unit-stats/compare/compare-page.tsx' },
  { path: '/unit-stats/:faction/:unit', module: 'src/features/unit-stats/unit/unit-page.tsx' },
  { path: '/catalogue/suggest', module: 'src/features/workshop/suggest-page.tsx' },
  { path: '/catalogue/proposals', module: 'src/features/workshop/proposals-page.tsx' },
  { path: '/catalogue/review', module: 'src/features/admin/catalogue/review-page.tsx' },
  { path: '/catalogue/import', module: 'src/features/workshop/import-page.tsx' },
  { path: '/collection', module: 'src/features/collection/collection-page.tsx' },
  { path: '/formats/:id?', module: 'src/features/formats/formats-page.tsx' },
  { path: '/format/:code', module: 'src/features/formats/format-page.tsx' },
  { path: '/missions/:id?', module: 'src/app/pages/missions.tsx', prerendered: 'always' },
  { path: '/events/:id/lists', module: 'src/features/events/lists/event-lists-page.tsx' },
  { path: '/statistics', module: 'src/features/statistics/statistics-page.tsx' },
  { path: '/events/new', module: 'src/features/events/form/new-event-page.tsx' },
  { path: '/events/:id/edit', module: 'src/features/events/form/edit-event-page.tsx' },
  { path: '/events', module: 'src/features/events/events-page.tsx' },
  { path: '/events/:id', module: 'src/features/events/view/event-page.tsx' },
  { path: '/events/:id/rounds/:round?', module: 'src/features/events/rounds/rounds-page.tsx' },
  { path: '/events/:id/standings', module: 'src/features/events/standings/standings-page.tsx' },
  { path: '/events/:id/log', module: 'src/features/events/log/log-page.tsx' },
  { path: '/events/:id/wall', module: 'src/features/events/wall/event-wall-page.tsx' },
  { path: '/statistics/ratings', module: 'src/features/statistics/ratings/ratings-page.tsx' },
  { path: '/statistics/mine', module: 'src/features/statistics/own/own-statistics-page.tsx' },
  { path: '/play/:gameId?', module: 'src/features/play/hub/hub-page.tsx' },
  { path: '/join/:code?', module: 'src/features/play/join/join-page.tsx' },
  { path: '/setup/:gameId?', module: 'src/features/play/setup/setup-page.tsx' },
  { path: '/deployment/:gameId?', module: 'src/features/play/deployment/deployment-page.tsx' },
  { path: '/game/:gameId?', module: 'src/app/pages/game.tsx' },
  { path: '/scoring/:gameId?', module: 'src/app/pages/scoring.tsx' },
  { path: '/summary/:gameId?', module: 'src/features/play/summary/summary-page.tsx' },
  { path: '/replay/:gameId', module: 'src/features/replay/replay-page.tsx' },
  { path: '/report/:gameId', module: 'src/features/report/report-page.tsx' },
  { path: '/watch/:watch', module: 'src/features/watch/watch-page.tsx' },
  { path: '/wall', module: 'src/features/watch/wall-page.tsx' },
  { path: '/activity', module: 'src/features/activity/activity-page.tsx' },
  { path: '/login', module: 'src/features/sign-in/login-page.tsx' },
  { path: '/login/confirm', module: 'src/features/sign-in/confirm-page.tsx' },
  { path: '/reset-password', module: 'src/features/sign-in/reset-password-page.tsx' },
  { path: '/profile', module: 'src/features/profile/profile-page.tsx' },
  { path: '/profile/:username', module: 'src/app/pages/public-profile.tsx' },
  { path: '/admin/:section?', aliases: ['/mail'], module: 'src/app/pages/admin.tsx' },
  { path: '/catalogue', module: 'src/features/catalogue/catalogue-page.tsx', prerendered: 'always' },
  { path: '/about', module: 'src/features/about/about-page.tsx', prerendered: 'always' },
  {
    path: '/privacy-policy',
    aliases: ['/privacy'],
    module: 'src/features/legal/privacy-page.tsx',
    prerendered: 'always',
  },
  {
    path: '/terms-of-service',
    aliases: ['/terms'],
    module: 'src/features/legal/terms-page.tsx',
    prerendered: 'always',
  },
  { path: '/offline', module: 'src/features/updates/offline-page.tsx' },
  { path: '/print/:kind/:code', module: 'src/features/print-list/print-list-page.tsx', isPaper: true },
  { path: '/print-cards/:code', module: 'src/features/print-cards/print-cards-page.tsx', isPaper: true },
  {
    path: '/print-card/:faction/:unit/picture',
    module: 'src/features/print-cards/print-card-page.tsx',
    isPaper: true,
  },
  {
    path: '/print-card/:faction/:unit',
    module: 'src/features/print-cards/print-card-page.tsx',
    isPaper: true,
  },
  { path: '/print-mission/:id', module: 'src/features/missions/print-mission-page.tsx', isPaper: true },
  { path: '/print-report/:gameId', module: 'src/features/report/print-report-page.tsx', isPaper: true },
  {
    path: '/print-event/:id/:sheet',
    module: 'src/features/events/print/print-event-page.tsx',
    isPaper: true,
  },
  // Any other address.
  { path: '*', module: 'src/features/not-found/not-found-page.tsx' },
] as const satisfies readonly Page[];

/** The path of a page, for records that must name every page. */
export type PagePath = (typeof TABLE)[number]['path'];

/**
 * Every page of the site as plain data: the router (routes.tsx), the server, prerendering, the size
 * budgets and tests read this table.
 */
export const PAGES: readonly (Page & { readonly path: PagePath })[] = TABLE;
