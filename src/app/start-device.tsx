import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { tellBrought, tellConflicts, tellResults } from '#features/background-news/tell-news.ts';
import { Device } from '#features/updates/device.tsx';
import { followCatalogue } from '#features/updates/follow-catalogue.ts';
import { followUpdates } from '#features/updates/update-store.ts';
import { noticeStack } from '#ui/toast/toaster.tsx';
import { followPush } from '#data/push/follow-push.ts';
import { followGuest } from '#data/shared-games/follow-guest.ts';
import { followInstall } from '#platform/install.ts';
import type { PageRouter } from '#platform/routing/page-router.ts';
import { loadModal } from '#ui/modal/modal.tsx';
import { startAdminWatch } from './admin-watch.ts';
import { followPages } from './follow-pages.ts';

/**
 * Starts everything that runs beside the pages, when the page is idle: the service worker, the
 * check of versions, and the cards that speak of them. It renders into a separate root, because
 * nobody needs it earlier; `router` opens and follows the pages.
 */
export async function startDevice(router: PageRouter): Promise<void> {
  followCatalogue((address) => void router.navigate(address, { replace: true, preventScrollReset: true }));
  void loadModal().catch(() => undefined);
  followInstall();
  startAdminWatch();
  followPush((path) => void router.navigate(path));
  tellResults();
  followGuest(tellBrought);
  tellConflicts((path) => void router.navigate(path));
  followPages(router);
  const place = document.createElement('div');
  place.style.display = 'contents';
  noticeStack().append(place);
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
