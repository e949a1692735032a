import { startTransition } from 'react';
import { RouterProvider } from 'react-router/dom';
import { startSessionWatch } from '#data/session/session-watch.ts';
import { afterPaint, whenIdle } from '#platform/after-paint.ts';
import { Providers } from './providers.tsx';
import type { createRoot } from './react-root.ts';
import { createRouter } from './routes.tsx';
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

function draw(router: ReturnType<typeof createRouter>, create: typeof createRoot): void {
  const root = create(rootFor());
  // In small steps: a page that was drawn at build is there already, and answers meanwhile.
  startTransition(() =>
    root.render(
      <Providers>
        <RouterProvider router={router} />
      </Providers>,
    ),
  );
  afterPaint(startSessionWatch);
}
