import { useViewer } from '#data/session/use-viewer.ts';
import { BuildBanner } from './build-banner.tsx';
import { FailedBuildAlert } from './failed-build-alert.tsx';

/**
 * The start page's notices on builds of the site, for administrators. Previews see only the banner
 * (docs/product.md, "Failed builds").
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
