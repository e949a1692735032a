import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { tellConflicts } from '#features/cloud-news/tell-conflicts.ts';
import { followErrata } from '#features/updates/follow-errata.ts';
import { Device } from '#features/updates/device.tsx';
import { tellResults } from '#features/result-news/tell-results.ts';
import { followUpdates } from '#features/updates/update-store.ts';
import { loadModal } from '#ui/modal/modal.tsx';
import { startAdminWatch } from './admin-watch.ts';

/**
 * Starts everything that runs beside the pages, when the page is idle: the service worker, the
 * check of versions, and the cards that speak of them. It renders into a separate root, because
 * nobody needs it earlier; `goTo` opens an address of the app.
 */
export async function startDevice(goTo: (path: string) => void): Promise<void> {
  void followErrata();
  void loadModal().catch(() => undefined);
  startAdminWatch();
  tellResults();
  tellConflicts(goTo);
  const place = document.createElement('div');
  // Even empty it would begin a second sheet under a page that is one exactly.
  place.className = 'no-print';
  document.body.append(place);
  createRoot(place).render(
    <I18nProvider i18n={i18n}>
      <Device />
    </I18nProvider>,
  );
  if (await followUpdates()) {
    const { keepFactionPictures } = await import('#data/offline/faction-pictures.ts');
    await keepFactionPictures();
  }
}
