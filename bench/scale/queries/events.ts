/** Events: their pages, a running event, its log and lists. */
import type { Query, Row } from '../query.ts';

const call = (name: string, path: string, of: Query['of'], body: (row: Row) => object): Query => ({
  name,
  of,
  call: (row) => ({ path: `rpc/${path}`, body: body(row) }),
});

export const EVENT_QUERIES: readonly Query[] = [
  call('events to come', 'event_page', 'visitor', () => ({ whose: 'coming' })),
  call('events to come, search', 'event_page', 'visitor', (row) => ({
    whose: 'coming',
    search: row['word'],
  })),
  call('past events', 'event_page', 'visitor', () => ({ whose: 'past' })),
  call('past events, deep', 'event_page', 'event', (row) => ({
    whose: 'past',
    after_start: row['starts_at'],
    after_id: row['id'],
  })),
  call('past events, search', 'event_page', 'visitor', (row) => ({ whose: 'past', search: row['word'] })),
  call('own events', 'event_page', 'event', () => ({ whose: 'mine' })),
  call('an event', 'event_view', 'event', (row) => ({ event: row['id'], invite: null })),
  call('log of an event', 'event_log', 'running', (row) => ({ event: row['id'], after: 0, invite: null })),
  call('log of an event since N', 'event_log', 'running', (row) => ({
    event: row['id'],
    after: 150,
    invite: null,
  })),
  call('lists of an event', 'event_lists', 'event', (row) => ({ event: row['id'], invite: null })),
  call('battle reports of an event', 'event_reports', 'event', (row) => ({ event: row['id'], invite: null })),
  call('game of the own table', 'table_game', 'running', (row) => ({ event: row['id'], round: 1 })),
  call('past events of a player', 'player_events', 'event', (row) => ({
    player: row['me'],
    after_start: null,
    after_id: null,
  })),
  call('report a result', 'add_event_deeds', 'running', (row) => ({
    event: row['id'],
    deeds: [
      {
        id: crypto.randomUUID(),
        deed: { kind: 'report', round: 1, one: { mission: 3 } },
        made_at: '2026-11-01T00:00:00Z',
      },
    ],
  })),
  call('decide a result', 'add_event_deeds', 'organiser', (row) => ({
    event: row['id'],
    deeds: [
      {
        id: crypto.randomUUID(),
        deed: { kind: 'decide', round: 1, one: { mission: 3 } },
        made_at: '2026-11-01T00:00:00Z',
      },
    ],
  })),
  call('hand in a list', 'hand_in_list', 'open', (row) => ({
    event: row['id'],
    code: 'abcd',
    verdict: {},
    facts: null,
  })),
  call('makers of events', 'event_makers', 'visitor', () => ({})),
];
