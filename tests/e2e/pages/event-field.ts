import type { EventCalls, Place, Side } from './event-calls.ts';

export const WON: Side = { mission: 6, feats: 2 };
export const LOST: Side = { mission: 3, feats: 1 };

export type Entrant = { readonly calls: EventCalls; readonly id: string; readonly name: string };

/** The players of an event. Of two who meet, the one who entered first wins. */
export class EventField {
  readonly event: string;
  private readonly entrants: Entrant[] = [];

  constructor(event: string) {
    this.event = event;
  }

  /** Knows a player from now on, who has joined the event. */
  async add(calls: EventCalls): Promise<Entrant> {
    const entrant = { calls, ...(await calls.seat(this.event)) };
    this.entrants.push(entrant);
    return entrant;
  }

  /** The player who entered at a place, from 0. */
  at(place: number): Entrant {
    return this.found(this.entrants[place]);
  }

  of(id: string | null): Entrant {
    return this.found(this.entrants.find((entrant) => entrant.id === id));
  }

  /** The points of a game, its first player's first. */
  scores({ one, other }: Place): readonly [Side, Side] {
    const isFirstBetter = this.entrants.indexOf(this.of(one)) < this.entrants.indexOf(this.of(other));
    return isFirstBetter ? [WON, LOST] : [LOST, WON];
  }

  /** Both players of each game report the same. */
  async play(round: number, places: readonly Place[]): Promise<void> {
    for (const place of places) {
      if (place.other === null) continue;
      for (const id of [place.one, place.other])
        await this.of(id).calls.report(this.event, round, place, this.scores(place));
    }
  }

  private found(entrant: Entrant | undefined): Entrant {
    if (entrant === undefined) throw new Error('The event has no such player.');
    return entrant;
  }
}
