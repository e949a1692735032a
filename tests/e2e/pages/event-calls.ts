import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import type { Reader } from '../hostile-texts/people.ts';
import { PASSWORD, serviceKey } from './operator.ts';
import type { OwnSite } from './own-site.ts';
import { serviceAddress } from './services.ts';

type Body = Readonly<Record<string, unknown>>;

/** Calls a function of the database. */
type Send = (name: string, data: Body) => Promise<{ readonly status: number; readonly text: string }>;

/** A place of a paired round: the ids of two players, or of one with a bye. */
export type Place = { readonly table: number | null; readonly one: string; readonly other: string | null };

type Deed = { readonly kind: string; readonly round: number; readonly places?: readonly Place[] };

/** The points of one side. */
export type Side = { readonly mission: number; readonly feats: number };

/** Someone who takes part in events without a browser, by the calls that the app makes. */
export class EventCalls {
  readonly email: string;
  private readonly send: Send;

  private constructor(email: string, send: Send) {
    this.email = email;
    this.send = send;
  }

  static async signIn(request: APIRequestContext, email: string): Promise<EventCalls> {
    const response = await request.post(serviceAddress('/auth/v1/token?grant_type=password'), {
      data: { email, password: PASSWORD },
      headers: { apikey: await serviceKey() },
    });
    expect(response.ok(), await response.text()).toBe(true);
    const { access_token } = (await response.json()) as { access_token: string };
    return new EventCalls(email, async (name, data) => {
      const headers = { apikey: await serviceKey(), Authorization: `Bearer ${access_token}` };
      const answer = await request.post(serviceAddress(`/rest/v1/rpc/${name}`), { data, headers });
      return { status: answer.status(), text: await answer.text() };
    });
  }

  /** Somebody with an account of another site than the tests' own. */
  static at(site: OwnSite, { email, token }: Reader): EventCalls {
    return new EventCalls(email, async (name, body) => {
      const { status, json } = await site.call(`/rest/v1/rpc/${name}`, { body, token });
      return { status, text: json === null ? '' : JSON.stringify(json) };
    });
  }

  /** Announces an event of three rounds that takes late players; returns its id. */
  async announce(name: string, mission = 'loot'): Promise<string> {
    const body = {
      name,
      starts_at: '2099-01-16T10:00:00Z',
      zone: 'Europe/Paris',
      seats: 16,
      rounds: 3,
      round_minutes: 90,
      scoring: {
        win: 3,
        draw: 1,
        loss: 0,
        bye: 3,
        byeScore: null,
        tieBreaks: ['strength', 'mission', 'lot'],
      },
      missions: [{ mission }],
      list_deadline: '2099-01-15T20:00:00Z',
      takes_late: true,
    };
    const event = String(await this.call('save_event', { body }));
    await this.call('set_event_state', { event, wanted: 'open' });
    return event;
  }

  async begin(event: string): Promise<void> {
    await this.call('set_event_state', { event, wanted: 'running' });
  }

  async join(event: string): Promise<void> {
    await this.call('join_event', { event });
  }

  /** The own entry in an event. */
  async seat(event: string): Promise<{ readonly id: string; readonly name: string }> {
    const { players } = (await this.call('event_view', { event })) as {
      players: readonly { id: string; name: string; is_me: boolean }[];
    };
    const own = players.find(({ is_me }) => is_me);
    return { id: own?.id ?? '', name: own?.name ?? '' };
  }

  /** The pairings of a round as the log has them last; none while it is not paired. */
  async places(event: string, round: number): Promise<readonly Place[]> {
    const deeds = await this.log(event);
    return deeds.findLast((deed) => deed.kind === 'pair' && deed.round === round)?.places ?? [];
  }

  /** The number of reports in the log. */
  async reports(event: string): Promise<number> {
    return (await this.log(event)).filter(({ kind }) => kind === 'report').length;
  }

  /** Reports the result of the own game. */
  async report(event: string, round: number, { one, other }: Place, scores: readonly [Side, Side]) {
    const deed = { kind: 'report', round, one, other, result: { one: scores[0], other: scores[1] } };
    const line = { id: randomUUID(), made_at: new Date().toISOString(), deed };
    await this.call('add_event_deeds', { event, deeds: [line] });
  }

  private async log(event: string): Promise<readonly Deed[]> {
    const lines = (await this.call('event_log', { event })) as readonly { readonly deed: Deed }[];
    return lines.map(({ deed }) => deed);
  }

  private async call(name: string, data: Body): Promise<unknown> {
    const { status, text } = await this.send(name, data);
    expect(status, `${name}: ${text}`).toBeLessThan(300);
    return text === '' ? null : (JSON.parse(text) as unknown);
  }
}
