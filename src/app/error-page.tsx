import { Trans, useLingui } from '@lingui/react/macro';
import { loadAddress, reloadPage } from '#platform/page-load.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

/**
 * Renders the page that shows when another page failed: no list is touched by the failure, and the
 * way back is one tap (docs/product.md, "Loading and error pages"). Outside the frame it is all
 * that the window shows.
 */
export function ErrorPage({ isInFrame = false }: { isInFrame?: boolean }) {
  'use no memo'; // Drawn once or twice: remembering its parts would weigh more than it saves.
  const { t } = useLingui();
  const content = (
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
      <Button variant="secondary" icon="home" onClick={() => loadAddress('/')}>
        <Trans>Go to the start page</Trans>
      </Button>
    </EmptyState>
  );
  return isInFrame ? content : <main>{content}</main>;
}
