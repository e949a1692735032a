import { DeploymentPage } from '#features/play/deployment/deployment-page.tsx';
import { usePlayAhead } from '../ahead/use-play-ahead.ts';

/** Deployment, with the rest of the game fetched meanwhile. */
export function PlayDeployment() {
  usePlayAhead();
  return <DeploymentPage />;
}
