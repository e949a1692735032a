/* oxlint-disable eslint/max-lines -- the table of pages: a line for each, and none beside it */
import type { RouteObject } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { LoadingScreen } from './shell/loading-screen.tsx';

/** The pages of the shell that nobody starts with; see routes.tsx for those. */
export const shellPages: RouteObject[] = [
  {
    path: 's/:hash',
    lazy: async () => ({
      Component: (await import('#features/short-link/short-link-page.tsx')).ShortLinkPage,
    }),
  },
  {
    path: 'community-lists',
    lazy: async () => ({
      Component: (await import('#features/community-lists/community-lists-page.tsx')).CommunityListsPage,
    }),
  },
  {
    path: 'community-lists/:id',
    lazy: async () => ({
      Component: (await import('./pages/community-list.tsx')).CommunityList,
    }),
  },
  {
    path: 'missions/:id?',
    lazy: async () => ({
      Component: (await import('./pages/missions.tsx')).Missions,
    }),
  },
  {
    path: 'play/:gameId?',
    lazy: async () => ({
      Component: (await import('./pages/play-hub.tsx')).PlayHub,
    }),
  },
  {
    path: 'setup/:gameId?',
    lazy: async () => ({
      Component: (await import('./pages/play-setup.tsx')).PlaySetup,
    }),
  },
  {
    path: 'deployment/:gameId?',
    lazy: async () => ({
      Component: (await import('./pages/play-deployment.tsx')).PlayDeployment,
    }),
  },
  {
    path: 'game/:gameId?',
    lazy: async () => ({ Component: (await import('./pages/game.tsx')).Game }),
  },
  {
    path: 'scoring/:gameId?',
    lazy: async () => ({ Component: (await import('./pages/scoring.tsx')).Scoring }),
  },
  {
    path: 'summary/:gameId?',
    lazy: async () => ({
      Component: (await import('#features/play/summary/summary-page.tsx')).SummaryPage,
    }),
  },
  {
    path: 'activity',
    lazy: async () => ({
      Component: (await import('./pages/activity.tsx')).Activity,
    }),
  },
  {
    path: 'login',
    lazy: async () => ({
      Component: (await import('#features/sign-in/login-page.tsx')).LoginPage,
    }),
  },
  {
    path: 'login/confirm',
    lazy: async () => ({
      Component: (await import('#features/sign-in/confirm-page.tsx')).ConfirmPage,
    }),
  },
  {
    path: 'reset-password',
    lazy: async () => ({
      Component: (await import('#features/sign-in/reset-password-page.tsx')).ResetPasswordPage,
    }),
  },
  {
    path: 'profile',
    lazy: async () => ({
      Component: (await import('#features/profile/profile-page.tsx')).ProfilePage,
    }),
  },
  {
    path: 'profile/:username',
    lazy: async () => ({
      Component: (await import('./pages/public-profile.tsx')).PublicProfile,
    }),
  },
  { path: 'admin/:section?', lazy: () => import('./pages/admin.tsx') },
  { path: 'mail', lazy: () => import('./pages/admin.tsx') },
  { path: 'about', lazy: () => import('./pages/text-page.tsx') },
  { path: 'privacy-policy', lazy: () => import('./pages/text-page.tsx') },
  { path: 'privacy', lazy: () => import('./pages/text-page.tsx') },
  { path: 'terms-of-service', lazy: () => import('./pages/text-page.tsx') },
  { path: 'terms', lazy: () => import('./pages/text-page.tsx') },
  {
    path: 'offline',
    lazy: async () => ({
      Component: (await import('#features/updates/offline-page.tsx')).OfflinePage,
    }),
  },
  {
    path: 'rules/:place?',
    lazy: async () => ({
      Component: (await import('#features/reader/reader-page.tsx')).RulesPage,
    }),
  },
  {
    path: 'faq/:place?',
    lazy: async () => ({
      Component: (await import('#features/reader/reader-page.tsx')).FaqPage,
    }),
  },
  {
    path: 'unit-stats',
    lazy: async () => ({
      Component: (await import('./pages/unit-stats.tsx')).UnitStats,
    }),
  },
  {
    path: 'unit-stats/compare',
    lazy: async () => ({
      Component: (await import('#features/unit-stats/compare/compare-page.tsx')).ComparePage,
    }),
  },
  {
    path: 'unit-stats/:faction/:unit',
    lazy: async () => ({
      Component: (await import('./pages/unit.tsx')).UnitOfCatalogue,
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
      Component: (await import('#features/print-list/print-list-page.tsx')).PrintListPage,
    }),
  },
  {
    path: 'print-cards/:code',
    errorElement: <ErrorPage />,
    HydrateFallback: LoadingScreen,
    lazy: async () => ({
      Component: (await import('#features/print-cards/print-cards-page.tsx')).PrintCardsPage,
    }),
  },
  {
    path: 'print-card/:faction/:unit/picture',
    errorElement: <ErrorPage />,
    HydrateFallback: LoadingScreen,
    lazy: async () => ({
      Component: (await import('#features/card-image/print-card-image-page.tsx')).PrintCardImagePage,
    }),
  },
  {
    path: 'print-card/:faction/:unit',
    errorElement: <ErrorPage />,
    HydrateFallback: LoadingScreen,
    lazy: async () => ({
      Component: (await import('#features/unit-card/print-card-page.tsx')).PrintCardPage,
    }),
  },
  {
    path: 'print-mission/:id',
    errorElement: <ErrorPage />,
    HydrateFallback: LoadingScreen,
    lazy: async () => ({
      Component: (await import('#features/missions/print-mission-page.tsx')).PrintMissionPage,
    }),
  },
];
