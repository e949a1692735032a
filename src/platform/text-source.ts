import { currentEnvironment, type EnvironmentName } from './environment.ts';

/** The facts of a build and its host that do not always fit together. */
export type BuildFacts = {
  readonly environment: EnvironmentName;
  /** A build of `npm run dev`. */
  readonly isDevelopment: boolean;
  /** `VITE_LOCAL_DATA`: the build takes its own rules, FAQ and news on every host. */
  readonly claimsLocalData: boolean;
};

/** The facts of this page. */
export function buildFacts(): BuildFacts {
  return {
    environment: currentEnvironment(),
    isDevelopment: import.meta.env.MODE === 'development',
    claimsLocalData: import.meta.env.VITE_LOCAL_DATA === 'true',
  };
}

/**
 * True where rules, FAQ and news come from the build instead of the database (docs/product.md,
 * "Environments").
 */
export function hasOwnTexts({ environment, claimsLocalData } = buildFacts()): boolean {
  return environment === 'local' || claimsLocalData;
}

/** True for a host that others reach with a build that was made for a developer's own machine. */
export function isMismatch({ environment, isDevelopment, claimsLocalData }: BuildFacts): boolean {
  return environment !== 'local' && (isDevelopment || claimsLocalData);
}

/**
 * True when a page on a host that others reach claims local data. It ought to be loaded again, once
 * in a tab's life (`hasReloaded`): the host may have another build by now, or still the same one.
 */
export function reloadsForData({ environment, claimsLocalData }: BuildFacts, hasReloaded: boolean): boolean {
  return environment !== 'local' && claimsLocalData && !hasReloaded;
}
