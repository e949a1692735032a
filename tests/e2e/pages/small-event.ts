import { makeReader, type Reader } from '../hostile-texts/people.ts';
import { EventCalls } from './event-calls.ts';
import type { OwnSite } from './own-site.ts';

type Entrant = {
  readonly player: Reader;
  readonly calls: EventCalls;
  readonly id: string;
  readonly name: string;
};

/**
 * Begins an event of Anna, Berta, Carl and Dora, which Otto runs. `mark` makes their names others
 * than those of an earlier event.
 */
export async function beginSmallEvent(site: OwnSite, mark = '') {
  const organiser = await makeReader(site, { tester: true, username: `Otto${mark}` });
  const host = EventCalls.at(site, organiser);
  const event = await host.announce('Day of axes', 'take-positions');
  const entrants: Entrant[] = [];
  for (const name of ['Anna', 'Berta', 'Carl', 'Dora']) {
    const player = await makeReader(site, { tester: true, username: name + mark });
    const calls = EventCalls.at(site, player);
    await calls.join(event);
    entrants.push({ player, calls, ...(await calls.seat(event)) });
  }
  await host.begin(event);
  const find = (id: string | null): Entrant => {
    const found = entrants.find((entrant) => entrant.id === id);
    if (found === undefined) throw new Error('The event has no such player.');
    return found;
  };
  return { organiser, host, event, find };
}
