import { useQuery } from '@tanstack/react-query';
import { deploymentSitesQuery } from '#data/admin/deployments.ts';

/**
 * The names of the sites whose builds are watched; null where no hosting provider is set up, and
 * until that is known.
 */
export function useDeploymentSites(): readonly string[] | null {
  return useQuery(deploymentSitesQuery()).data ?? null;
}
