import { createBrowserRouter, type RouteObject } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { PAGES, type PagePath } from './page-table.ts';
import { LoadingScreen } from './shell/loading-screen.tsx';
import { Shell } from './shell/shell.tsx';

type Fetch = () => Promise<Pick<RouteObject, 'Component' | 'loader'>>;

/** Fetches the code of a page, when the page is first visited. */
const FETCH: Readonly<Record<PagePath, Fetch>> = {
  '/': async () => ({ Component: (await import('./pages/home.tsx')).Home }),
  '/builder': () => import('./pages/builder.tsx'),
  '/shared-list/:code': async () => ({ Component: (await import('./pages/shared-list.tsx')).SharedList }),
  '/s/:hash': async () => ({
    Component: (await import('#features/short-link/short-link-page.tsx')).ShortLinkPage,
  }),
  '/community-lists': async () => ({
    Component: (await import('#features/community-lists/community-lists-page.tsx')).CommunityListsPage,
  }),
  '/community-lists/:id': async () => ({
    Component: (await import('./pages/community-list.tsx')).CommunityList,
  }),
  '/rules/:place?': async () => ({ Component: (await import('#features/reader/reader-page.tsx')).RulesPage }),
  '/faq/:place?': async () => ({ Component: (await import('#features/reader/reader-page.tsx')).FaqPage }),
  '/unit-stats': async () => ({ Component: (await import('./pages/unit-stats.tsx')).UnitStats }),
  '/unit-stats/compare': async () => ({
    Component: (await import('#features/unit-stats/compare/compare-page.tsx')).ComparePage,
  }),
  '/unit-stats/:faction/:unit': async () => ({
    Component: (await import('./pages/unit.tsx')).UnitOfCatalogue,
  }),
  '/missions/:id?': async () => ({ Component: (await import('./pages/missions.tsx')).Missions }),
  '/play/:gameId?': async () => ({ Component: (await import('./pages/play-hub.tsx')).PlayHub }),
  '/setup/:gameId?': async () => ({ Component: (await import('./pages/play-setup.tsx')).PlaySetup }),
  '/deployment/:gameId?': async () => ({
    Component: (await import('./pages/play-deployment.tsx')).PlayDeployment,
  }),
  '/game/:gameId?': async () => ({ Component: (await import('./pages/game.tsx')).Game }),
  '/scoring/:gameId?': async () => ({ Component: (await import('./pages/scoring.tsx')).Scoring }),
  '/summary/:gameId?': async () => ({
    Component: (await import('#features/play/summary/summary-page.tsx')).SummaryPage,
  }),
  '/activity': async () => ({ Component: (await import('./pages/activity.tsx')).Activity }),
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
  '/about': () => import('./pages/text-page.tsx'),
  '/privacy-policy': () => import('./pages/text-page.tsx'),
  '/terms-of-service': () => import('./pages/text-page.tsx'),
  '/offline': async () => ({ Component: (await import('#features/updates/offline-page.tsx')).OfflinePage }),
  '/print/:kind/:code': async () => ({
    Component: (await import('#features/print-list/print-list-page.tsx')).PrintListPage,
  }),
  '/print-cards/:code': async () => ({
    Component: (await import('#features/print-cards/print-cards-page.tsx')).PrintCardsPage,
  }),
  '/print-card/:faction/:unit/picture': async () => ({
    Component: (await import('#features/card-image/print-card-image-page.tsx')).PrintCardImagePage,
  }),
  '/print-card/:faction/:unit': async () => ({
    Component: (await import('#features/unit-card/print-card-page.tsx')).PrintCardPage,
  }),
  '/print-mission/:id': async () => ({
    Component: (await import('#features/missions/print-mission-page.tsx')).PrintMissionPage,
  }),
  '*': async () => ({ Component: (await import('#features/not-found/not-found-page.tsx')).NotFoundPage }),
};

/** Makes the router of the browser's address bar. */
export function createRouter() {
  const frame = { errorElement: <ErrorPage />, HydrateFallback: LoadingScreen };
  return createBrowserRouter([
    { ...frame, element: <Shell />, children: PAGES.filter(({ isPaper }) => !isPaper).flatMap(routesOf) },
    ...PAGES.filter(({ isPaper }) => isPaper)
      .flatMap(routesOf)
      .map((route) => ({ ...frame, ...route })),
  ]);
}

function routesOf({ path, aliases = [] }: (typeof PAGES)[number]): RouteObject[] {
  return [path, ...aliases].map((each) => ({ path: each, lazy: FETCH[path] }));
}
