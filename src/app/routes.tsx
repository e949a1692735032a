import type { RouteObject } from 'react-router';
import { createBrowserRouter } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { Shell } from './shell/shell.tsx';
import { LoadingScreen } from './shell/loading-screen.tsx';

/**
 * The pages that people start with. The rest of the table (more-routes.tsx) is fetched with the
 * first page that is not here, so that it costs nobody a byte before. A page is a feature's
 * component, loaded when it is first visited.
 */
const routes: RouteObject[] = [
  {
    id: 'shell',
    element: <Shell />,
    errorElement: <ErrorPage />,
    HydrateFallback: LoadingScreen,
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./pages/home.tsx')).Home }),
      },
      {
        path: 'landing',
        lazy: async () => ({ Component: (await import('./pages/home.tsx')).Home }),
      },
      { path: 'builder', lazy: () => import('./pages/builder.tsx') },
      {
        path: 'shared-list/:code',
        lazy: async () => ({
          Component: (await import('./pages/shared-list.tsx')).SharedList,
        }),
      },
      {
        path: '*',
        lazy: async () => ({
          Component: (await import('#features/not-found/not-found-page.tsx')).NotFoundPage,
        }),
      },
    ],
  },
];

/** Makes the router of the browser's address bar. */
export function createRouter() {
  // Each half by itself: to take pages in, the router reads its whole table again.
  const missing = new Set(['shell', 'print']);
  return createBrowserRouter(routes, {
    async patchRoutesOnNavigation({ matches, path, patch }) {
      const half = path.startsWith('/print') ? 'print' : 'shell';
      if (!missing.has(half) || matches.at(-1)?.route.path !== '*') return;
      const { printPages, shellPages } = await import('./more-routes.tsx');
      if (half === 'print') patch(null, printPages);
      else patch('shell', shellPages);
      missing.delete(half);
    },
  });
}
