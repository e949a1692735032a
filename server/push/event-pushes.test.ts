import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DuePush, PushAbout } from '#functions/push/due-push.ts';
import { missionNameIn } from '#functions/push/mission-names.ts';
import { writePush } from '#functions/push/write-push.ts';

const EVENT = '0b4fbd5e-5a8e-4c0b-9f57-5d1f2a3b4c01';
const ABOUT: PushAbout = {
  name: 'Winter Open',
  round: '3',
  table: '4',
  mission: 'loot',
  deadline: '2027-01-10T20:00:00Z',
  zone: 'Europe/Helsinki',
  problems: 2,
};

function write(kind: string, variant: string | null, changes: Partial<DuePush> = {}) {
  return writePush({
    id: 'm',
    endpoint: 'https://push.example.org',
    p256dh: '',
    auth: '',
    language: 'en',
    kind,
    livesFor: 60,
    isUrgent: true,
    who: 'Berta',
    listName: null,
    variant,
    thingId: EVENT,
    detail: null,
    about: ABOUT,
    ...changes,
  });
}

const CASES = [
  ['event-seat', 'moved-up', ''],
  ['event-seat', 'given', ''],
  ['event-list', 'missing', '/lists'],
  ['event-list', 'near', '/lists'],
  ['event-list', 'over', '/lists'],
  ['event-list', 'replaced', '/lists'],
  ['event-table', null, '/rounds/3'],
  ['event-table', 'bye', '/rounds/3'],
  ['event-result', 'report', '/rounds/3'],
  ['event-result', 'disputed', '/rounds/3'],
  ['event-result', 'decided', '/rounds/3'],
  ['event-result', 'time-up', '/rounds/3'],
] as const;

describe.each(CASES)('a message about an event: %s, %s', (kind, variant, page) => {
  it('opens its page and has words of its own in each language', () => {
    const messages = ['en', 'es', 'fr'].map((language) => write(kind, variant, { language }));
    for (const message of messages) {
      expect(message).toMatchObject({ path: `/events/${EVENT}${page}`, tag: `${kind} ${EVENT}` });
      expect(`${message?.title}${message?.body}`).not.toMatch(/undefined|null|\$\{/);
    }
    expect(new Set(messages.map((message) => message?.title)).size).toBe(3);
  });

  it('shows names as one short line', () => {
    const name = `<b>evil</b>\n\u202e${'y'.repeat(500)}`;
    const message = write(kind, variant, { who: name, about: { ...ABOUT, name } });
    expect(`${message?.title}${message?.body}`).not.toMatch(/\n|\u202e|y{61}/);
  });
});

describe('a message about a table', () => {
  it('names table, rival and mission', () => {
    expect(write('event-table', null)).toMatchObject({
      title: 'Round 3: table 4',
      body: 'Against Berta. Mission: Loot.',
    });
    expect(write('event-table', null, { language: 'fr' })?.body).toBe('Contre Berta. Mission\u00a0: Butin.');
  });

  it('leaves out what is not told, and missions that it does not know', () => {
    const about = { ...ABOUT, table: null, mission: '<b>x</b>' };
    expect(write('event-table', null, { who: null, about })).toMatchObject({
      title: 'Round 3',
      body: 'Against your rival.',
    });
  });
});

describe('a message about the end of a round', () => {
  it('names the round and the event, and nobody', () => {
    expect(write('event-result', 'time-up', { who: null })).toMatchObject({
      title: 'Round 3: time is up',
      body: 'Report your result at “Winter Open”.',
    });
  });
});

describe('a message about a list', () => {
  it('tells the deadline by the clocks of the event, or UTC', () => {
    expect(write('event-list', 'missing')?.body).toMatch(/Winter Open.* 22:00/);
    const about = { ...ABOUT, zone: 'Mars/Olympus' };
    expect(write('event-list', 'near', { about })?.body).toMatch(/ 20:00/);
  });
});

describe('the names of missions', () => {
  it('are those of the catalogue and its translations', () => {
    const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
    for (const file of readdirSync('catalogue/missions')) {
      const { id, name } = read(`catalogue/missions/${file}`) as { id: string; name: string };
      expect(missionNameIn('en', id)).toBe(name);
      for (const language of ['es', 'fr']) {
        const names = read(`locales/${language}/missions.json`) as Record<string, { name: string }>;
        expect(missionNameIn(language, id)).toBe(names[id]?.name);
      }
    }
  });
});
