import { startTransition, useSyncExternalStore } from 'react';
import { onShown, timesShown } from '#data/release/kept-patch.ts';
import { startSessionWatch } from '#data/session/session-watch.ts';
import { afterPaint, whenIdle } from '#platform/after-paint.ts';
import type { PageRouter } from '#platform/routing/page-router.ts';
import { RouterView } from '#platform/routing/router-view.tsx';
import { Providers } from './providers.tsx';
import type { createRoot } from './react-root.ts';
import { createRouter, Pages } from './routes.tsx';
import { rootFor } from '#prerender/browser/take-over.ts';

/** Draws the app, and starts what runs beside its pages. */
export function startApp(create: typeof createRoot): void {
  const router = createRouter();
  // A slow phone has done enough for one step.
  setTimeout(() => draw(router, create));
  // Without a network there is nothing to update.
  whenIdle(
    () =>
      void import('./start-device.tsx').then(
        ({ startDevice }) => startDevice(router),
        () => undefined,
      ),
  );
}

/** The pages, drawn again when another release of the catalogue is shown. */
function ShownPages({ router }: { router: PageRouter }) {
  return (
    <RouterView key={useSyncExternalStore(onShown, timesShown)} router={router}>
      <Pages />
    </RouterView>
  );
}

function draw(router: PageRouter, create: typeof createRoot): void {
  const root = create(rootFor());
  // In small steps: a page that was drawn at build is there already, and answers meanwhile.
  startTransition(() =>
    root.render(
      <Providers>
        <ShownPages router={router} />
      </Providers>,
    ),
  );
  afterPaint(startSessionWatch);
}
