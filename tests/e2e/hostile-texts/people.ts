import { expect } from '@playwright/test';
import { PASSWORD } from '../pages/operator.ts';
import type { OwnSite } from '../pages/own-site.ts';
import { PAYLOADS } from './payloads.ts';
import type { Harvest } from './plant.ts';

/** Somebody whose browser shows the texts of others. */
export type Reader = {
  readonly id: string;
  readonly email: string;
  readonly wabId: string;
  readonly token: string;
  /** As the app keeps it in the browser. */
  readonly session: string;
};

/** An attacker's account for each payload. */
export type Attacker = {
  readonly id: string;
  readonly wabId: string;
};

type Profile = {
  readonly username?: string;
  readonly tester?: boolean;
  readonly wab_admin?: boolean;
  readonly banned?: boolean;
};

type ProfileRow = {
  readonly id: string;
  readonly wab_id: string;
};

/** An account that is signed in; `profile` are columns of its profile, and tell it from others. */
export async function makeReader(site: OwnSite, profile: Profile): Promise<Reader> {
  const email = `reader-${profile.username ?? Object.keys(profile).join('-')}@example.org`;
  const made = await site.call('/auth/v1/admin/users', {
    body: { email, password: PASSWORD, email_confirm: true },
  });
  const { id } = made.json as { readonly id: string };
  const changed = await site.call(`/rest/v1/profiles?id=eq.${id}`, {
    method: 'PATCH',
    body: profile,
    prefer: 'return=representation',
  });
  expect(changed.status, JSON.stringify(changed.json)).toBeLessThan(300);
  const [row] = changed.json as readonly ProfileRow[];
  const session = await site.call('/auth/v1/token?grant_type=password', {
    body: { email, password: PASSWORD },
  });
  const { access_token: token } = session.json as { readonly access_token: string };
  return { id, email, wabId: row?.wab_id ?? '', token, session: JSON.stringify(session.json) };
}

/**
 * As many accounts as there are payloads, under addresses that are payloads where the server takes
 * them for addresses.
 */
export async function makeAttackers(
  site: OwnSite,
): Promise<{ readonly attackers: readonly Attacker[]; readonly addresses: Harvest }> {
  const ids: string[] = [];
  const stored: string[] = [];
  const refused: string[] = [];
  const waiting = [...PAYLOADS.entries()];
  const make = async (email: string) =>
    site.call('/auth/v1/admin/users', { body: { email, email_confirm: true } });
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, { text }] = next;
      const hostile = await make(`${text}@example.org`);
      (hostile.status < 300 ? stored : refused).push(text);
      const made = hostile.status < 300 ? hostile : await make(`attacker-${String(at)}@example.org`);
      expect(made.status, JSON.stringify(made.json)).toBe(200);
      ids[at] = (made.json as { readonly id: string }).id;
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  const { json } = await site.call('/rest/v1/profiles?select=id,wab_id');
  const wabIds = new Map((json as readonly ProfileRow[]).map((row) => [row.id, row.wab_id]));
  return {
    attackers: ids.map((id) => ({ id, wabId: wabIds.get(id) ?? '' })),
    addresses: { stored, refused },
  };
}
