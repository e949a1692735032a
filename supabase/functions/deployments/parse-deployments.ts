import { isRecord } from '../_shared/fetch-json.ts';

/** One deployment, as the app reads it. */
export type Deployment = {
  /** ISO, UTC. */
  readonly created_at: string;
  /** The provider's word: `ready`, `error`, `building` … */
  readonly state: string;
  readonly site_name: string;
  /** http or https. */
  readonly deploy_url: string;
};

/**
 * The deployments of a provider's answer, in its order. What is not one, whole and well formed, is
 * left out.
 */
export function parseDeployments(body: unknown): readonly Deployment[] {
  return Array.isArray(body) ? body.flatMap(parseDeployment) : [];
}

/** The ids of the sites in a provider's answer; what has none is left out. */
export function parseSiteIds(body: unknown): readonly string[] {
  if (!Array.isArray(body)) return [];
  return body.flatMap((site: unknown) => {
    const id = isRecord(site) ? site['id'] : null;
    return isSiteId(id) ? [id] : [];
  });
}

/** True when this names a site: its id, or its domain. */
export function isSiteId(id: unknown): id is string {
  return typeof id === 'string' && /^[a-z0-9](?:[a-z0-9.-]{0,98}[a-z0-9])?$/i.test(id) && !id.includes('..');
}

function parseDeployment(entry: unknown): Deployment[] {
  if (!isRecord(entry)) return [];
  const created = isoTime(entry['created_at']);
  const { state, name } = entry;
  const address = webAddress(entry['deploy_ssl_url']) ?? webAddress(entry['deploy_url']);
  if (created === null || address === null) return [];
  if (typeof state !== 'string' || !/^[a-z_]{1,32}$/.test(state)) return [];
  if (typeof name !== 'string' || !/^[\w.-]{1,200}$/.test(name)) return [];
  return [{ created_at: created, state, site_name: name, deploy_url: address }];
}

function isoTime(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT/.test(value)) return null;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

function webAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2_000 || !URL.canParse(value)) return null;
  const { protocol, username, password, href } = new URL(value);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' ? href : null;
}
