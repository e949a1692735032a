import { WithQueries } from '#data/query/with-queries.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';
import { LandingFacts } from '#features/news/landing-facts.tsx';
import { LandingNews } from '#features/news/landing-news.tsx';
import { SupportLink } from '#features/news/support-link.tsx';
import { TestersButton } from '#features/news/testers-button.tsx';
import { openBook, withBook } from '#platform/i18n.ts';
import { OnDemand } from '#ui/on-demand/on-demand.tsx';

const loadBanner = async () =>
  (await withBook('admin', import('#features/admin/deployment/build-banner.tsx'))).BuildBanner;

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
          <OnDemand load={loadBanner} props={{}} onFailure={nothing} />
        </WithQueries>
      )}
      <LandingNews />
      <TestersButton />
    </>
  );
}

function nothing(): void {
  // The next visit tries again.
}
