import { createBrowserRouter, type RouteObject } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { type Page, PAGES, type PagePath } from './page-table.ts';
import { LoadingScreen } from './shell/loading-screen.tsx';
import { Shell } from './shell/shell.tsx';

type Fetch = () => Promise<Pick<RouteObject, 'Component' | 'loader'>>;

/** Fetches the code of a page, when the page is first visited. */
const FETCH: Readonly<Record<PagePath, Fetch>> = {
  '/': async () => ({ Component: (await import('./pages/home.tsx')).Home }),
  '/builder': () => import('./pages/builder.tsx'),
  '/shared-list/:code': async () => ({
    Component: (await import('#features/shared-list/shared-list-page.tsx')).SharedListPage,
  }),
  '/compare/:a/:b': () => import('#features/compare-lists/compare-page.tsx'),
  '/formats/:id?': () => import('#features/formats/formats-page.tsx'),
  '/format/:code': () => import('#features/formats/format-page.tsx'),
  '/s/:hash': async () => ({
    Component: (await import('#features/short-link/short-link-page.tsx')).ShortLinkPage,
  }),
  '/community-lists': async () => ({
    Component: (await import('#features/community-lists/community-lists-page.tsx')).CommunityListsPage,
  }),
  '/community-lists/:id': async () => ({
    Component: (await import('#features/community-list/community-list-page.tsx')).CommunityListPage,
  }),
  '/rules/:place?': async () => ({ Component: (await import('#features/reader/reader-page.tsx')).RulesPage }),
  '/faq/:place?': async () => ({ Component: (await import('#features/reader/reader-page.tsx')).FaqPage }),
  '/unit-stats': async () => ({
    Component: (await import('#features/unit-stats/browse/unit-stats-page.tsx')).UnitStatsPage,
  }),
  '/unit-stats/compare': async () => ({
    Component: (await import('#features/unit-stats/compare/compare-page.tsx')).ComparePage,
  }),
  '/unit-stats/:faction/:unit': async () => ({
    Component: (await import('#features/unit-stats/unit/unit-page.tsx')).UnitPage,
  }),
  '/catalogue/suggest': async () => ({
    Component: (await import('#features/workshop/suggest-page.tsx')).SuggestPage,
  }),
  '/catalogue/proposals': async () => ({
    Component: (await import('#features/workshop/proposals-page.tsx')).ProposalsPage,
  }),
  '/catalogue/review': async () => ({
    Component: (await import('#features/admin/catalogue/review-page.tsx')).ReviewPage,
  }),
  '/catalogue/import': async () => ({
    Component: (await import('#features/workshop/import-page.tsx')).ImportPage,
  }),
  '/collection': async () => ({
    Component: (await import('#features/collection/collection-page.tsx')).CollectionPage,
  }),
  '/missions/:id?': async () => ({ Component: (await import('./pages/missions.tsx')).Missions }),
  '/play/:gameId?': async () => ({
    Component: (await import('#features/play/hub/hub-page.tsx')).HubPage,
  }),
  '/join/:code?': async () => ({
    Component: (await import('#features/play/join/join-page.tsx')).JoinPage,
  }),
  '/setup/:gameId?': async () => ({
    Component: (await import('#features/play/setup/setup-page.tsx')).SetupPage,
  }),
  '/deployment/:gameId?': async () => ({
    Component: (await import('#features/play/deployment/deployment-page.tsx')).DeploymentPage,
  }),
  '/game/:gameId?': async () => ({ Component: (await import('./pages/game.tsx')).Game }),
  '/scoring/:gameId?': async () => ({ Component: (await import('./pages/scoring.tsx')).Scoring }),
  '/summary/:gameId?': async () => ({
    Component: (await import('#features/play/summary/summary-page.tsx')).SummaryPage,
  }),
  '/replay/:gameId': async () => ({
    Component: (await import('#features/replay/replay-page.tsx')).ReplayPage,
  }),
  '/report/:gameId': async () => ({
    Component: (await import('#features/report/report-page.tsx')).ReportPage,
  }),
  '/watch/:watch': async () => ({
    Component: (await import('#features/watch/watch-page.tsx')).WatchPage,
  }),
  '/wall': async () => ({ Component: (await import('#features/watch/wall-page.tsx')).WallPage }),
  '/activity': async () => ({
    Component: (await import('#features/activity/activity-page.tsx')).ActivityPage,
  }),
  '/login': async () => ({ Component: (await import('#features/sign-in/login-page.tsx')).LoginPage }),
  '/login/confirm': async () => ({
    Component: (await import('#features/sign-in/confirm-page.tsx')).ConfirmPage,
  }),
  '/reset-password': async () => ({
    Component: (await import('#features/sign-in/reset-password-page.tsx')).ResetPasswordPage,
  }),
  '/profile': async () => ({ Component: (await import('#features/profile/profile-page.tsx')).ProfilePage }),
  '/profile/:username': async () => ({
    Component: (await import('./pages/public-profile.tsx')).PublicProfile,
  }),
  '/admin/:section?': () => import('./pages/admin.tsx'),
  '/catalogue': async () => ({
    Component: (await import('#features/catalogue/catalogue-page.tsx')).CataloguePage,
  }),
  '/about': async () => ({ Component: (await import('#features/about/about-page.tsx')).AboutPage }),
  '/privacy-policy': async () => ({
    Component: (await import('#features/legal/privacy-page.tsx')).PrivacyPage,
  }),
  '/terms-of-service': async () => ({
    Component: (await import('#features/legal/terms-page.tsx')).TermsPage,
  }),
  '/offline': async () => ({ Component: (await import('#features/updates/offline-page.tsx')).OfflinePage }),
  '/print/:kind/:code': async () => ({
    Component: (await import('#features/print-list/print-list-page.tsx')).PrintListPage,
  }),
  '/print-cards/:code': async () => ({
    Component: (await import('#features/print-cards/print-cards-page.tsx')).PrintCardsPage,
  }),
  '/print-card/:faction/:unit/picture': async () => ({
    Component: (await import('#features/print-cards/print-card-page.tsx')).PrintCardImagePage,
  }),
  '/print-card/:faction/:unit': async () => ({
    Component: (await import('#features/print-cards/print-card-page.tsx')).PrintCardPage,
  }),
  '/print-mission/:id': async () => ({
    Component: (await import('#features/missions/print-mission-page.tsx')).PrintMissionPage,
  }),
  '/print-report/:gameId': async () => ({
    Component: (await import('#features/report/print-report-page.tsx')).PrintReportPage,
  }),
  '*': async () => ({ Component: (await import('#features/not-found/not-found-page.tsx')).NotFoundPage }),
};

/** Makes the router of the browser's address bar. */
export function createRouter() {
  const errorElement = <ErrorPage />;
  const pages = Object.entries(FETCH).map(([path, fetch]) => ({
    isPaper: false,
    ...PAGES.find((page) => page.path === path),
    path,
    fetch,
  }));
  const children = pages.filter(({ isPaper }) => !isPaper).flatMap(routesOf);
  // A page that fails leaves the frame around it in place; the frame may fail as well.
  const inFrame = { errorElement: <ErrorPage isInFrame />, children };
  return createBrowserRouter([
    { errorElement, element: <Shell />, children: [inFrame] },
    ...pages
      .filter(({ isPaper }) => isPaper)
      .flatMap(routesOf)
      .map((route) => ({ ...route, errorElement })),
  ]);
}

type Fetched = Pick<Page, 'path' | 'aliases'> & { readonly fetch: Fetch };

function routesOf({ path, aliases = [], fetch }: Fetched): RouteObject[] {
  return [path, ...aliases].map((each) => ({
    id: each,
    path: each,
    lazy: fetch,
    // The frame is there while the code of its first page is fetched.
    HydrateFallback: LoadingScreen,
  }));
}
