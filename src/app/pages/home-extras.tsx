import { WithQueries } from '#data/query/with-queries.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';
import { LandingFacts } from '#features/news/landing-facts.tsx';
import { LandingNews } from '#features/news/landing-news.tsx';
import { SupportLink } from '#features/news/support-link.tsx';
import { TestersButton } from '#features/news/testers-button.tsx';
import { openBook, withBook } from '#platform/i18n.ts';
import { OnDemand } from '#ui/on-demand/on-demand.tsx';

const loadNotices = async () =>
  (await withBook('admin', import('#features/admin/deployment/build-notices.tsx'))).BuildNotices;

const loadClearCache = async () =>
  (await withBook('updates', import('#features/updates/clear-cache-button.tsx'))).ClearCacheButton;

/** Fetches the words of what follows. */
export const openExtras = async () => openBook('news');

/** Version, players, and what only testers get. */
export function HomeFacts() {
  return (
    <>
      <SupportLink />
      <LandingFacts />
    </>
  );
}

/** News, and for administrators that a build failed (spec section 2). */
export function HomeNews() {
  const viewer = useViewer();
  return (
    <>
      {can(viewer, 'administer') && (
        <WithQueries>
          <OnDemand load={loadNotices} props={{}} onFailure={nothing} />
        </WithQueries>
      )}
      <LandingNews>
        <TestersButton />
        <OnDemand load={loadClearCache} props={{}} onFailure={nothing} />
      </LandingNews>
    </>
  );
}

function nothing(): void {
  // The next visit tries again.
}
