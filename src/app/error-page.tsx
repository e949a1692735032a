import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { createPath } from 'react-router';
import { loadAddress, reloadPage } from '#platform/page-load.ts';
import { OfflineError } from '#platform/routing/page-router.ts';
import { useRouter } from '#platform/routing/router-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

/**
 * Renders the page that shows when another page failed: no list is touched by the failure, and the
 * way back is one tap (docs/product.md, "Loading and error pages"). Outside the frame it is all
 * that the window shows.
 */
export function ErrorPage({ isInFrame = false }: { isInFrame?: boolean }) {
  const { failure } = useRouter().state;
  const content = failure instanceof OfflineError ? <NotHereYet /> : <Fault />;
  return isInFrame ? content : <main>{content}</main>;
}

function Fault() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`Unexpected Application Error`} headingLevel={1} icon="warning">
      <title>{t`Error – Muster`}</title>
      <p>
        <Trans>
          This page stopped because of a fault of ours, or because the network was lost while it was loading.
          Your lists and what you were building are kept on this device.
        </Trans>
      </p>
      <Button variant="primary" icon="refresh" onClick={reloadPage}>
        <Trans>Reload the page</Trans>
      </Button>
      <Home />
    </EmptyState>
  );
}

/** Without a network, for a page whose code is not on this device; it opens when there is one. */
function NotHereYet() {
  const { t } = useLingui();
  const { router, state } = useRouter();
  const { location } = state;
  const again = () =>
    void router.navigate(createPath(location), { replace: true, state: location.state as unknown });
  useEffect(() => {
    // The network can be back before its loss is in view. Some browsers fetch code that failed only
    // once for each load of the document.
    if (navigator.onLine) reloadPage();
    addEventListener('online', reloadPage);
    return () => removeEventListener('online', reloadPage);
  }, []);
  return (
    <EmptyState title={t`You are offline`} headingLevel={1} icon="offline">
      <title>{t`Offline – Muster`}</title>
      <p>
        <Trans>
          This page is not on this device yet. It opens by itself when the network is back. Your lists and
          what you were building are kept on this device.
        </Trans>
      </p>
      <Button variant="primary" icon="refresh" onClick={again}>
        <Trans>Try again</Trans>
      </Button>
      <Home />
    </EmptyState>
  );
}

function Home() {
  return (
    <Button variant="secondary" icon="home" onClick={() => loadAddress('/')}>
      <Trans>Go to the start page</Trans>
    </Button>
  );
}
