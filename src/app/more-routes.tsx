/* oxlint-disable eslint/max-lines -- the table of pages: a line for each, and none beside it */
import type { RouteObject } from 'react-router';
import { withBook } from '#platform/i18n.ts';
import { ErrorPage } from './error-page.tsx';
import { LoadingScreen } from './shell/loading-screen.tsx';

/** The pages of the shell that nobody starts with; see routes.tsx for those. */
export const shellPages: RouteObject[] = [
  {
    path: 's/:hash',
    lazy: async () => ({
      Component: (await withBook('lists', import('#features/short-link/short-link-page.tsx'))).ShortLinkPage,
    }),
  },
  {
    path: 'community-lists',
    lazy: async () => ({
      Component: (await withBook('community', import('./pages/community-lists.tsx'))).CommunityLists,
    }),
  },
  {
    path: 'community-lists/:id',
    lazy: async () => ({
      Component: (await withBook('community', import('./pages/community-list.tsx'))).CommunityList,
    }),
  },
  {
    path: 'missions/:id?',
    lazy: async () => ({
      Component: (await withBook('missions', import('./pages/missions.tsx'))).Missions,
    }),
  },
  {
    path: 'play/:gameId?',
    lazy: async () => ({
      Component: (await withBook('play', import('./pages/play-hub.tsx'))).PlayHub,
    }),
  },
  {
    path: 'setup/:gameId?',
    lazy: async () => ({
      Component: (await withBook('play', import('./pages/play-setup.tsx'))).PlaySetup,
    }),
  },
  {
    path: 'deployment/:gameId?',
    lazy: async () => ({
      Component: (await withBook('play', import('./pages/play-deployment.tsx'))).PlayDeployment,
    }),
  },
  {
    path: 'game/:gameId?',
    lazy: async () => ({ Component: (await withBook('game', import('./pages/game.tsx'))).Game }),
  },
  {
    path: 'scoring/:gameId?',
    lazy: async () => ({ Component: (await withBook('table', import('./pages/scoring.tsx'))).Scoring }),
  },
  {
    path: 'summary/:gameId?',
    lazy: async () => ({
      Component: (await withBook('table', import('#features/play/table/summary-page.tsx'))).SummaryPage,
    }),
  },
  {
    path: 'activity',
    lazy: async () => ({
      Component: (await withBook('activity', import('./pages/activity.tsx'))).Activity,
    }),
  },
  {
    path: 'login',
    lazy: async () => ({
      Component: (await withBook('account', import('#features/sign-in/login-page.tsx'))).LoginPage,
    }),
  },
  {
    path: 'login/confirm',
    lazy: async () => ({
      Component: (await withBook('account', import('#features/sign-in/confirm-page.tsx'))).ConfirmPage,
    }),
  },
  {
    path: 'reset-password',
    lazy: async () => ({
      Component: (await withBook('account', import('#features/sign-in/reset-password-page.tsx')))
        .ResetPasswordPage,
    }),
  },
  {
    path: 'profile',
    lazy: async () => ({
      Component: (await withBook('profile', import('#features/profile/profile-page.tsx'))).ProfilePage,
    }),
  },
  {
    path: 'profile/:username',
    lazy: async () => ({
      Component: (await withBook('profile', import('./pages/public-profile.tsx'))).PublicProfile,
    }),
  },
  { path: 'admin/:section?', lazy: () => withBook('admin', import('./pages/admin.tsx')) },
  { path: 'mail', lazy: () => withBook('admin', import('./pages/admin.tsx')) },
  { path: 'about', lazy: () => withBook('about', import('./pages/text-page.tsx')) },
  { path: 'privacy-policy', lazy: () => withBook('about', import('./pages/text-page.tsx')) },
  { path: 'privacy', lazy: () => withBook('about', import('./pages/text-page.tsx')) },
  { path: 'terms-of-service', lazy: () => withBook('about', import('./pages/text-page.tsx')) },
  { path: 'terms', lazy: () => withBook('about', import('./pages/text-page.tsx')) },
  {
    path: 'offline',
    lazy: async () => ({
      Component: (await withBook('updates', import('#features/updates/offline-page.tsx'))).OfflinePage,
    }),
  },
  {
    path: 'rules/:place?',
    lazy: async () => ({
      Component: (await withBook('reader', import('#features/reader/reader-page.tsx'))).RulesPage,
    }),
  },
  {
    path: 'faq/:place?',
    lazy: async () => ({
      Component: (await withBook('reader', import('#features/reader/reader-page.tsx'))).FaqPage,
    }),
  },
  {
    path: 'unit-stats',
    lazy: async () => ({
      Component: (await withBook('units', import('./pages/unit-stats.tsx'))).UnitStats,
    }),
  },
  {
    path: 'unit-stats/compare',
    lazy: async () => ({
      Component: (await withBook('units', import('./pages/compare-units.tsx'))).CompareUnits,
    }),
  },
  {
    path: 'unit-stats/:faction/:unit',
    lazy: async () => ({
      Component: (await withBook('units', import('./pages/unit.tsx'))).UnitOfCatalogue,
    }),
  },
];

/** Sheets of paper: pages without the shell. */
export const printPages: RouteObject[] = [
  {
    path: 'print/:kind/:code',
    errorElement: <ErrorPage />,
    HydrateFallback: LoadingScreen,
    lazy: async () => ({
      Component: (await withBook('lists', import('#features/print-list/print-list-page.tsx'))).PrintListPage,
    }),
  },
  {
    path: 'print-cards/:code',
    errorElement: <ErrorPage />,
    HydrateFallback: LoadingScreen,
    lazy: async () => ({
      Component: (await withBook('cards', import('#features/print-cards/print-cards-page.tsx')))
        .PrintCardsPage,
    }),
  },
  {
    path: 'print-card/:faction/:unit/picture',
    errorElement: <ErrorPage />,
    HydrateFallback: LoadingScreen,
    lazy: async () => ({
      Component: (await withBook('cards', import('#features/card-image/print-card-image-page.tsx')))
        .PrintCardImagePage,
    }),
  },
  {
    path: 'print-card/:faction/:unit',
    errorElement: <ErrorPage />,
    HydrateFallback: LoadingScreen,
    lazy: async () => ({
      Component: (await withBook('cards', import('#features/unit-card/print-card-page.tsx'))).PrintCardPage,
    }),
  },
  {
    path: 'print-mission/:id',
    errorElement: <ErrorPage />,
    HydrateFallback: LoadingScreen,
    lazy: async () => ({
      Component: (await withBook('missions', import('#features/missions/print-mission-page.tsx')))
        .PrintMissionPage,
    }),
  },
];
