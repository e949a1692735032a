import '#ui/ui.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { startSessionWatch } from '#data/session/session-watch.ts';
import { afterPaint, whenIdle } from '#platform/after-paint.ts';
import { activateLanguage } from '#platform/i18n.ts';
import { preferredLanguage } from '#platform/language.ts';
import { startTheme } from '#platform/theme.ts';
import { arrivalPath } from './arrival-path.ts';
import { Providers } from './providers.tsx';
import { createRouter } from './routes.tsx';
import { rootFor } from './take-over.ts';

/** Words first, then pages: nothing is painted in a language that the player did not choose. */
async function start(): Promise<void> {
  startTheme();
  const arrivesAt = arrivalPath(location);
  if (arrivesAt !== null) history.replaceState(null, '', arrivesAt);
  await activateLanguage(preferredLanguage());
  const router = createRouter();
  const root = createRoot(rootFor());
  // In small steps: a page that was drawn at build is there already, and answers meanwhile.
  startTransition(() =>
    root.render(
      <Providers>
        <RouterProvider router={router} />
      </Providers>,
    ),
  );
  afterPaint(startSessionWatch);
  // Without a network there is nothing to update.
  whenIdle(
    () =>
      void import('./device.tsx').then(
        ({ startDevice }) => startDevice(),
        () => undefined,
      ),
  );
}

void start();
