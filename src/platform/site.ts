import { useSyncExternalStore } from 'react';
import { storageKeys } from './storage/keys.ts';
import { readText, writeText } from './storage/local.ts';

/** Facts about this installation; null for what the host has not set. */
export type SiteContacts = {
  /** A page, http or https. */
  readonly supportUrl: string | null;
  readonly contactEmail: string | null;
  /**
   * True if players can get mails about game results. Only the own server writes them, so a build
   * never says it.
   */
  readonly mailsResults: boolean;
  /** The names of the sites whose builds administrators watch; null where no provider is set up. */
  readonly deploymentSites: readonly string[] | null;
  /** The public key with which browsers subscribe to notifications; null where none are sent. */
  readonly pushKey: string | null;
};

/**
 * The host's facts: those of the build (`VITE_SUPPORT_URL`, `VITE_CONTACT_EMAIL`,
 * `VITE_DEPLOYMENT_SITES`, `VITE_PUSH_KEY`), else what the own server says at /backend.json, else
 * what it said last. Never rejects; what nobody says is null.
 */
export async function findSiteContacts(): Promise<SiteContacts> {
  const built = contactsOf({
    supportUrl: import.meta.env.VITE_SUPPORT_URL as unknown,
    contactEmail: import.meta.env.VITE_CONTACT_EMAIL as unknown,
    deploymentSites: builtSites(import.meta.env.VITE_DEPLOYMENT_SITES as unknown),
    pushKey: import.meta.env.VITE_PUSH_KEY as unknown,
  });
  const told = (await askServer()) ?? remembered();
  return {
    supportUrl: built.supportUrl ?? told.supportUrl,
    contactEmail: built.contactEmail ?? told.contactEmail,
    mailsResults: told.mailsResults,
    deploymentSites: built.deploymentSites ?? told.deploymentSites,
    pushKey: built.pushKey ?? told.pushKey,
  };
}

/** The names in a build's setting, with commas between them; null when there is none. */
function builtSites(text: unknown): readonly string[] | null {
  const names = typeof text === 'string' ? text.split(',').map((name) => name.trim()) : [];
  return names.some((name) => name !== '') ? names : null;
}

/** Returns null when the server does not say anything that can be read. */
async function askServer(): Promise<SiteContacts | null> {
  try {
    const response = await fetch('/backend.json', { cache: 'no-store' });
    if (!response.ok) return null;
    const told = contactsOf((await response.json()) as unknown);
    writeText(storageKeys.site, JSON.stringify(told));
    return told;
  } catch {
    return null;
  }
}

function remembered(): SiteContacts {
  try {
    return contactsOf(JSON.parse(readText(storageKeys.site) ?? 'null') as unknown);
  } catch {
    return NONE;
  }
}

const NONE: SiteContacts = {
  supportUrl: null,
  contactEmail: null,
  mailsResults: false,
  deploymentSites: null,
  pushKey: null,
};

function contactsOf(value: unknown): SiteContacts {
  if (typeof value !== 'object' || value === null) return NONE;
  const told = new Map<string, unknown>(Object.entries(value));
  const [supportUrl, contactEmail] = [told.get('supportUrl'), told.get('contactEmail')];
  const [sites, pushKey] = [told.get('deploymentSites'), told.get('pushKey')];
  return {
    supportUrl: typeof supportUrl === 'string' && /^https?:\/\/\S+$/i.test(supportUrl) ? supportUrl : null,
    contactEmail:
      typeof contactEmail === 'string' && /^[^<>@\s?&#]+@[^<>@\s?&#]+$/.test(contactEmail)
        ? contactEmail
        : null,
    mailsResults: told.get('mailsResults') === true,
    deploymentSites: Array.isArray(sites) ? sites.filter((name) => typeof name === 'string') : null,
    pushKey: typeof pushKey === 'string' && /^B[\w-]{86}$/.test(pushKey) ? pushKey : null,
  };
}

let known = NONE;
let asked: Promise<SiteContacts> | null = null;
const listeners = new Set<() => void>();

/** Returns the host's facts, which are asked for once a visit. Never rejects. */
export async function siteContacts(): Promise<SiteContacts> {
  asked ??= findSiteContacts().then((contacts) => {
    known = contacts;
    for (const each of listeners) each();
    return contacts;
  });
  return asked;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void siteContacts();
  return () => listeners.delete(listener);
}

/** The host's contacts; all null until the server has answered, which is asked once a visit. */
export function useSiteContacts(): SiteContacts {
  return useSyncExternalStore(subscribe, () => known);
}
