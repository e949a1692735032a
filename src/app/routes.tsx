import { PageRouter, type PageRoute } from '#platform/routing/page-router.ts';
import { CurrentPage, PageBoundary, useRouter } from '#platform/routing/router-view.tsx';
import { ErrorPage } from './error-page.tsx';
import { PAGES, type PagePath } from './page-table.ts';
import { LoadingScreen } from './shell/loading-screen.tsx';
import { Shell } from './shell/shell.tsx';

type Fetch = PageRoute['fetch'];

/** Fetches the code of a page, when the page is first visited. */
const FETCH: Readonly<Record<PagePath, Fetch>> = {
  '/': () => import('./pages/home.tsx'),
  '/builder': async () => (await import('./pages/builder.tsx')).withDraft(),
  '/shared-list/:code': () => import('#features/shared-list/shared-list-page.tsx'),
  '/compare/:a/:b': () => import('#features/compare-lists/compare-page.tsx'),
  '/formats/:id?': () => import('#features/formats/formats-page.tsx'),
  '/format/:code': () => import('#features/formats/format-page.tsx'),
  '/s/:hash': () => import('#features/short-link/short-link-page.tsx'),
  '/community-lists': () => import('#features/community-lists/community-lists-page.tsx'),
  '/community-lists/:id': () => import('#features/community-list/community-list-page.tsx'),
  '/rules/:place?': async () => ({ Component: (await import('#features/reader/reader-page.tsx')).RulesPage }),
  '/faq/:place?': async () => ({ Component: (await import('#features/reader/reader-page.tsx')).FaqPage }),
  '/unit-stats': () => import('#features/unit-stats/browse/unit-stats-page.tsx'),
  '/unit-stats/compare': () => import('#features/unit-stats/compare/compare-page.tsx'),
  '/unit-stats/:faction/:unit': () => import('#features/unit-stats/unit/unit-page.tsx'),
  '/catalogue/suggest': () => import('#features/workshop/suggest-page.tsx'),
  '/catalogue/proposals': () => import('#features/workshop/proposals-page.tsx'),
  '/catalogue/review': () => import('#features/admin/catalogue/review-page.tsx'),
  '/catalogue/import': () => import('#features/workshop/import-page.tsx'),
  '/collection': () => import('#features/collection/collection-page.tsx'),
  '/missions/:id?': () => import('./pages/missions.tsx'),
  '/events/:id/lists': () => import('#features/events/lists/event-lists-page.tsx'),
  '/statistics': () => import('#features/statistics/statistics-page.tsx'),
  '/events/new': () => import('#features/events/form/new-event-page.tsx'),
  '/events/:id/edit': () => import('#features/events/form/edit-event-page.tsx'),
  '/events': () => import('#features/events/events-page.tsx'),
  '/events/:id': () => import('#features/events/view/event-page.tsx'),
  '/events/:id/rounds/:round?': () => import('#features/events/rounds/rounds-page.tsx'),
  '/events/:id/standings': () => import('#features/events/standings/standings-page.tsx'),
  '/events/:id/log': () => import('#features/events/log/log-page.tsx'),
  '/events/:id/wall': () => import('#features/events/wall/event-wall-page.tsx'),
  '/statistics/ratings': () => import('#features/statistics/ratings/ratings-page.tsx'),
  '/statistics/mine': () => import('#features/statistics/own/own-statistics-page.tsx'),
  '/play/:gameId?': () => import('#features/play/hub/hub-page.tsx'),
  '/join/:code?': () => import('#features/play/join/join-page.tsx'),
  '/setup/:gameId?': () => import('#features/play/setup/setup-page.tsx'),
  '/deployment/:gameId?': () => import('#features/play/deployment/deployment-page.tsx'),
  '/game/:gameId?': () => import('./pages/game.tsx'),
  '/scoring/:gameId?': () => import('./pages/scoring.tsx'),
  '/summary/:gameId?': () => import('#features/play/summary/summary-page.tsx'),
  '/replay/:gameId': () => import('#features/replay/replay-page.tsx'),
  '/report/:gameId': () => import('#features/report/report-page.tsx'),
  '/watch/:watch': () => import('#features/watch/watch-page.tsx'),
  '/wall': () => import('#features/watch/wall-page.tsx'),
  '/activity': () => import('#features/activity/activity-page.tsx'),
  '/login': () => import('#features/sign-in/login-page.tsx'),
  '/login/confirm': () => import('#features/sign-in/confirm-page.tsx'),
  '/reset-password': () => import('#features/sign-in/reset-password-page.tsx'),
  '/profile': async () => ({ Component: (await import('#features/profile/profile-page.tsx')).ProfilePage }),
  '/profile/:username': () => import('./pages/public-profile.tsx'),
  '/admin/:section?': () => import('./pages/admin.tsx'),
  '/catalogue': () => import('#features/catalogue/catalogue-page.tsx'),
  '/about': () => import('#features/about/about-page.tsx'),
  '/privacy-policy': () => import('#features/legal/privacy-page.tsx'),
  '/terms-of-service': () => import('#features/legal/terms-page.tsx'),
  '/offline': () => import('#features/updates/offline-page.tsx'),
  '/print/:kind/:code': () => import('#features/print-list/print-list-page.tsx'),
  '/print-cards/:code': () => import('#features/print-cards/print-cards-page.tsx'),
  '/print-card/:faction/:unit/picture': async () => ({
    Component: (await import('#features/print-cards/print-card-page.tsx')).PrintCardImagePage,
  }),
  '/print-card/:faction/:unit': async () => ({
    Component: (await import('#features/print-cards/print-card-page.tsx')).PrintCardPage,
  }),
  '/print-mission/:id': () => import('#features/missions/print-mission-page.tsx'),
  '/print-report/:gameId': () => import('#features/report/print-report-page.tsx'),
  '/print-event/:id/:sheet': () => import('#features/events/print/print-event-page.tsx'),
  '*': () => import('#features/not-found/not-found-page.tsx'),
};

/** Makes the router of the browser's address bar. */
export function createRouter(): PageRouter {
  return new PageRouter(
    Object.entries(FETCH).flatMap(([path, fetch]) => {
      const { aliases = [], isPaper } = PAGES.find((page) => page.path === path) ?? {};
      return [path, ...aliases].map((each) => ({ path: each, fetch, isPaper }));
    }),
  );
}

/** The page in view, in the frame of all pages unless it is one on paper. */
export function Pages() {
  const { isPaper } = useRouter().state.page;
  // The frame is there while the code of its first page is fetched.
  const page = <CurrentPage loading={<LoadingScreen />} />;
  // A page that fails leaves the frame around it in place; the frame may fail as well.
  return (
    <PageBoundary fallback={<ErrorPage />}>
      {isPaper === true ? (
        page
      ) : (
        <Shell>
          <PageBoundary fallback={<ErrorPage isInFrame />}>{page}</PageBoundary>
        </Shell>
      )}
    </PageBoundary>
  );
}
