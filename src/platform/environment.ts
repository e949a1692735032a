import { storageKeys } from './storage/keys.ts';

/**
 * The place where this copy of the app runs: a developer's machine, a preview host, or the public
 * site (docs/product.md, "Environments").
 */
export type EnvironmentName = 'local' | 'preview' | 'production';

/** The prefix of keys that differ between hosts (docs/product.md, "Storage keys"). */
export type StoragePrefix = 'preview_' | 'prod_';

const LOOPBACK = /^127(\.\d{1,3}){3}$/;

/**
 * The environment of a host name: `localhost` and 127.x are local, the hosts of the setting are
 * previews, every other one is production, so that `muster.localhost` is a production site on one's
 * own machine. A preview host written as `*.example.org` stands for all its subdomains.
 */
export function environmentOf(hostname: string, previewHosts: readonly string[]): EnvironmentName {
  const host = hostname.toLowerCase();
  if (host === 'localhost' || LOOPBACK.test(host)) return 'local';
  const isPreview = previewHosts.some((wanted) =>
    wanted.startsWith('*.') ? host.endsWith(wanted.slice(1)) : host === wanted,
  );
  return isPreview ? 'preview' : 'production';
}

/** The hosts in the comma-separated setting `VITE_PREVIEW_HOSTS`; none when it is not set. */
export function previewHostsOf(setting: string | undefined): readonly string[] {
  return (setting ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
}

/** `preview_` on preview hosts, `prod_` on all others (docs/product.md, "Environments"). */
export function storagePrefixOf(environment: EnvironmentName): StoragePrefix {
  return environment === 'preview' ? 'preview_' : 'prod_';
}

/** The environment of the page's own address. */
export function currentEnvironment(): EnvironmentName {
  const setting: unknown = import.meta.env.VITE_PREVIEW_HOSTS;
  return environmentOf(location.hostname, previewHostsOf(typeof setting === 'string' ? setting : undefined));
}

/** The storage key of this host's session. */
export function sessionKey(): string {
  return storageKeys.session(storagePrefixOf(currentEnvironment()));
}
