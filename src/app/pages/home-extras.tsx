import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Lazy } from '#components/lazy/lazy.tsx';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';
import { LandingFacts } from '#features/news/landing-facts.tsx';
import { LandingNews } from '#features/news/landing-news.tsx';
import { TestersButton } from '#features/news/testers-button.tsx';
import { Button } from '#ui/button/button.tsx';
import { useAccount } from '../shell/use-account.ts';

const loadNotices = async () => (await import('#features/admin/deployment/build-notices.tsx')).BuildNotices;

const loadClearCache = async () => (await import('#features/updates/ask-clearing.tsx')).ClearCacheButton;

/** Version and players, and the viewer's account. */
export function HomeFacts() {
  return (
    <>
      <WithQueries>
        <LandingFacts />
      </WithQueries>
      <Account />
    </>
  );
}

/** Tells administrators that a build failed (docs/product.md, "Start page"). */
export function HomeNotices() {
  if (!can(useViewer(), 'administer')) return null;
  return (
    <WithQueries>
      <Lazy load={loadNotices} props={{}} isQuiet />
    </WithQueries>
  );
}

/** News and feedback. */
export function HomeNews() {
  return (
    <WithQueries>
      <LandingNews>
        <TestersButton />
        <Lazy load={loadClearCache} props={{}} isQuiet />
      </LandingNews>
    </WithQueries>
  );
}

/** Ways in that only some are offered (docs/product.md, "Start page"). */
export function HomeRoles() {
  const viewer = useViewer();
  return (
    <>
      {can(viewer, 'open-play-mode') && (
        <Button size="lg" icon="dice" render={<Link to="/play" />}>
          <Trans>Play Mode</Trans>
        </Button>
      )}
      {can(viewer, 'administer') && (
        <Button size="lg" icon="crown" render={<Link to="/admin" />}>
          <Trans>Admin</Trans>
        </Button>
      )}
    </>
  );
}

/** The way in for a guest, the way out for a user. */
function Account() {
  const { viewer, email, signInPath, signOut } = useAccount();
  return (
    <>
      {signInPath !== null && (
        <Button flush variant="quiet" icon="user" render={<Link to={signInPath} />}>
          {viewer.status === 'guest' ? <Trans>Signed in as Guest</Trans> : <Trans>Sign in</Trans>}
        </Button>
      )}
      {signOut !== null && (
        <>
          <span className="muted">{email}</span>
          <Button flush variant="quiet" onClick={() => void signOut()}>
            <Trans>Sign out</Trans>
          </Button>
        </>
      )}
    </>
  );
}
