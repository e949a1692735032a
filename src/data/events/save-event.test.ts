import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBackend, type FakeAnswer, noNetwork, refusal } from '#tests/builders/fake-backend.ts';
import { saveEvent } from './save-event.ts';

const ID = '0b0e8f5e-5d0c-4c39-9a53-1f0f6d1a2b3c';

function answering(answer: () => FakeAnswer) {
  return fakeBackend(({ path }) => (path === '/rest/v1/rpc/save_event' ? answer() : null)).calls;
}

const KEY = '0d5c8f1e-1a55-4c6e-9c0e-5f7a1b2c3d4e';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('saving an event', () => {
  it('sends the columns and the event, and returns its id', async () => {
    const calls = answering(() => ({ status: 200, body: ID }));
    expect(await saveEvent({ name: 'Winter Open' }, null, KEY)).toEqual({ ok: true, id: ID });
    expect(calls.at(-1)?.body).toEqual({ body: { name: 'Winter Open' }, event: null, key: KEY });
    await saveEvent({ seats: 20 }, ID, KEY);
    expect(calls.at(-1)?.body).toEqual({ body: { seats: 20 }, event: ID, key: KEY });
  });

  it.each([
    ['a deadline that is over', refusal(409, 'PT409', { details: 'deadline' }), { code: 'deadline' }],
    ['what administrators do', refusal(403, '42501', { details: 'makers' }), { code: 'makers' }],
    ['a past deadline', refusal(409, 'PT409', { details: 'past_deadline' }), { code: 'past-deadline' }],
    ['an event that is over', refusal(409, 'PT409', { details: 'over' }), { code: 'over' }],
    [
      'too many events',
      refusal(429, 'PT429', { details: 'events', hint: '7200' }),
      { code: 'too-often', of: 'events', seconds: 7200 },
    ],
    [
      'too many changes',
      refusal(429, 'PT429', { details: 'event changes', hint: '' }),
      { code: 'too-often', of: 'changes', seconds: null },
    ],
    ['somebody else', refusal(403, '42501'), { code: 'not-allowed' }],
    ['nobody', refusal(401, '42501'), { code: 'signed-out' }],
    ['a value that no column takes', refusal(400, '23514'), { code: 'refused' }],
    ['a fault of the server', refusal(500, 'XX000'), { code: 'fault' }],
  ])('reports %s', async (_, answer, problem) => {
    answering(() => answer);
    expect(await saveEvent({}, null, KEY)).toEqual({ ok: false, problem });
  });

  it('reports a missing network and an answer that is no id', async () => {
    answering(noNetwork);
    expect(await saveEvent({}, null, KEY)).toEqual({ ok: false, problem: { code: 'unreachable' } });
    answering(() => ({ status: 200, body: 'saved' }));
    expect(await saveEvent({}, null, KEY)).toEqual({ ok: false, problem: { code: 'fault' } });
  });
});
