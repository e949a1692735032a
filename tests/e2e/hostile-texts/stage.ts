import { expect } from '@playwright/test';
import { type OwnSite, openOwnSite } from '../pages/own-site.ts';
import { communityBeds } from './community-beds.ts';
import { plantBanReasons } from './ban.ts';
import { officeBeds } from './office-beds.ts';
import { type Attacker, makeAttackers, makeReader, type Reader } from './people.ts';
import { TEXTS_OF_DATABASES } from './payloads.ts';
import { type Harvest, plant } from './plant.ts';

/** A site on which every text that somebody may write is hostile. */
export type Stage = {
  readonly site: OwnSite;
  /** To whose list and account it was done. */
  readonly victim: Reader;
  readonly admin: Reader;
  /** A player who is banned, for one reason after another. */
  readonly banned: Reader;
  readonly attackers: readonly Attacker[];
  /** The victim's list. */
  readonly listId: string;
  /** The fate of the payloads, by `table.column`. */
  readonly harvest: ReadonlyMap<string, Harvest>;
};

/** Sets the stage: accounts first, then everything that they write. */
export async function setStage(): Promise<Stage> {
  // Its readers walk through hundreds of pages: on a slow machine more than a guest's share.
  const site = await openOwnSite();
  const victim = await makeReader(site, { tester: true });
  const admin = await makeReader(site, { wab_admin: true });
  const banned = await makeReader(site, { banned: true });
  const { attackers, addresses } = await makeAttackers(site);
  const listId = crypto.randomUUID();
  const harvest = new Map([['users.email', addresses]]);
  const post = async (table: string, body: unknown, token?: string) => {
    const { status, json } = await site.call(`/rest/v1/${table}`, {
      body,
      ...(token === undefined ? {} : { token }),
    });
    expect(status, JSON.stringify(json)).toBe(201);
  };
  await post('shared_lists', victimsList(listId, victim.id));
  const beds = [...communityBeds(attackers, victim, listId), ...officeBeds(attackers, victim, admin)];
  for (const bed of beds) {
    for (const [column, result] of Object.entries(await plant(site, bed)))
      harvest.set(`${bed.table}.${column}`, result);
  }
  await post(
    'user_follows',
    attackers.map(({ id }) => ({ follower_id: id, followed_id: victim.id })),
  );
  const content = `# Changelog\n## [9.9.9]\n${TEXTS_OF_DATABASES.join('\n')}`;
  await post('site_texts', { id: 'changelog', content }, admin.token);
  harvest.set('site_texts.content', { stored: TEXTS_OF_DATABASES, refused: [] });
  harvest.set('profiles.ban_reason', await plantBanReasons(site, banned));
  return { site, victim, admin, banned, attackers, listId, harvest };
}

/** A list like any other, but for what its readers do to it. */
function victimsList(id: string, userId: string) {
  const units = [{ id: 'hersir', name: 'Hersir', pointsCost: 25, quantity: 1 }];
  return { id, user_id: userId, name: 'Winter Raid', faction: 'northern-tribes', units };
}
