import { useViewer } from '#data/session/use-viewer.ts';
import { BuildBanner } from './build-banner.tsx';
import { FailedBuildAlert } from './failed-build-alert.tsx';

/**
 * What the start page tells administrators, and previews, of the site's builds (docs/product.md,
 * "Failed builds").
 */
export function BuildNotices() {
  const viewer = useViewer();
  const isPreview = viewer.status === 'authenticated' && viewer.isPreview;
  return (
    <>
      <BuildBanner />
      {!isPreview && <FailedBuildAlert />}
    </>
  );
}
