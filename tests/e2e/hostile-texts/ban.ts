import { expect } from '@playwright/test';
import { paths } from '#platform/paths.ts';
import type { OwnSite } from '../pages/own-site.ts';
import type { Witness } from '../pages/witness.ts';
import { PAYLOADS } from './payloads.ts';
import type { Reader } from './people.ts';
import type { Harvest } from './plant.ts';
import type { Stage } from './stage.ts';

/** The database takes no longer reason. */
const MOST_LETTERS = 1_000;

/** Bans a player for each payload in turn; the database refuses some of them. */
export async function plantBanReasons(site: OwnSite, banned: Reader): Promise<Harvest> {
  const stored: string[] = [];
  const refused: string[] = [];
  for (const { text } of PAYLOADS) {
    const isKept = await banFor(site, banned, text);
    (isKept ? stored : refused).push(text);
  }
  return { stored, refused };
}

/** Shows a banned player the reasons above every page, as many at once as one reason holds. */
export async function tourOfBanned(witness: Witness, { site, banned, harvest }: Stage): Promise<void> {
  const stored = harvest.get('profiles.ban_reason')?.stored ?? [];
  expect(stored.length).toBeGreaterThan(PAYLOADS.length / 2);
  for (const reason of reasonsOf(stored)) {
    expect(await banFor(site, banned, reason)).toBe(true);
    await witness.visit(paths.about());
    await expect(witness.page.getByRole('alert').filter({ hasText: 'Your account is banned' })).toBeVisible();
  }
  await witness.expectShown('the reasons of a ban', { 'profiles.ban_reason': stored });
}

async function banFor(site: OwnSite, { id }: Reader, reason: string): Promise<boolean> {
  const path = `/rest/v1/profiles?id=eq.${id}`;
  const { status } = await site.call(path, { method: 'PATCH', body: { ban_reason: reason } });
  expect([204, 400]).toContain(status);
  return status === 204;
}

/** Joins texts to as few reasons as hold them all. */
function reasonsOf(texts: readonly string[]): readonly string[] {
  const reasons: string[] = [];
  for (const text of texts) {
    const last = reasons.at(-1);
    const joined = `${last ?? ''} ${text}`;
    if (last === undefined || joined.length > MOST_LETTERS) reasons.push(text);
    else reasons.splice(-1, 1, joined);
  }
  return reasons;
}
