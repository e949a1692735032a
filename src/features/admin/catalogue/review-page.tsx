import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { Waiting } from '#components/waiting/waiting.tsx';
import { isEditorQuery } from '#data/admin/is-editor.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { paths } from '#platform/paths.ts';
import { workshopPaths } from '#platform/workshop-paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Loaded } from '../loaded.tsx';

/** Fetched for editors alone: it weighs more than a page may. */
const CatalogueSection = lazy(async () => ({
  default: (await import('./catalogue-section.tsx')).CatalogueSection,
}));

/** `/catalogue/review`: what waits for those who decide about changes of the catalogue. */
export function Component() {
  const { t } = useLingui();
  return (
    <WithQueries>
      <title>{t`Review the catalogue – Muster`}</title>
      <meta name="robots" content="noindex" />
      <div className="page" data-width="wide">
        <div className="stack">
          <h1>
            <Trans>Review the catalogue</Trans>
          </h1>
          <Suspense fallback={<Waiting shape="list" />}>
            <ForEditors />
          </Suspense>
        </div>
      </div>
    </WithQueries>
  );
}

function ForEditors() {
  const { t } = useLingui();
  const viewer = useViewer();
  const userId = userIdOf(viewer);
  if (viewer.status === 'loading') return <Waiting shape="list" />;
  if (can(viewer, 'administer')) return <CatalogueSection />;
  if (userId !== null) return <ForEditor userId={userId} />;
  return (
    <EmptyState title={t`Sign in to review proposed changes.`} headingLevel={2} icon="user">
      <Button variant="primary" render={<Link to={paths.login(paths.reviewCatalogue())} />}>
        <Trans>Sign in</Trans>
      </Button>
    </EmptyState>
  );
}

function ForEditor({ userId }: { userId: string }) {
  const { t } = useLingui();
  return (
    <Loaded query={useQuery(isEditorQuery(userId))}>
      {(isEditor) =>
        isEditor ? (
          <CatalogueSection />
        ) : (
          <EmptyState title={t`Only editors of the catalogue see this page`} headingLevel={2} icon="shield">
            <p>
              <Trans>Administrators name editors. What you suggest yourself is among your proposals.</Trans>
            </p>
            <Button render={<Link to={workshopPaths.proposals()} />}>
              <Trans>My proposals</Trans>
            </Button>
          </EmptyState>
        )
      }
    </Loaded>
  );
}
