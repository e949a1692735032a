import { afterEach, describe, expect, it, vi } from 'vitest';
import { answeringRest, type RestAnswer } from '#tests/builders/rest-answers.ts';
import {
  addGuest,
  addHelper,
  changeSeat,
  deleteEvent,
  hideEvent,
  joinEvent,
  leaveEvent,
  removeHelper,
  renewInvite,
  setEventState,
} from './event-actions.ts';

afterEach(() => vi.unstubAllGlobals());

const GUEST = { name: 'Lotta', club: null, joinedRound: 2 };
const entered = { name: 'Lotta', club: null, joined_round: 2 };

describe('a call of an event', () => {
  it.each([
    ['set_event_state', async () => setEventState('e', 'open'), { event: 'e', wanted: 'open' }],
    ['delete_event', async () => deleteEvent('e'), { event: 'e' }],
    ['renew_event_invite', async () => renewInvite('e'), { event: 'e' }],
    ['hide_event', async () => hideEvent('e', true), { event: 'e', hidden: true }],
    ['leave_event', async () => leaveEvent('e'), { event: 'e' }],
    ['add_event_guest', async () => addGuest('e', GUEST), { event: 'e', ...entered }],
    ['add_event_helper', async () => addHelper('e', 'WAB-1'), { event: 'e', wab_id: 'WAB-1' }],
    ['remove_event_helper', async () => removeHelper('e', 'h'), { event: 'e', helper: 'h' }],
  ])('%s has the arguments of the database', async (name, run, body) => {
    const calls = answeringRest(() => ({ status: 204 }));
    expect(await run()).toEqual({ ok: true });
    expect(calls).toMatchObject([{ method: 'POST', path: `rpc/${name}`, body }]);
  });

  it('changes of a place in an event what it names, and nothing else', async () => {
    const calls = answeringRest(() => ({ status: 204 }));
    await changeSeat('p', { isHere: true });
    await changeSeat('p', { droppedAfter: null, joinedRound: 2 });
    expect(calls.map(({ body }) => body)).toEqual([
      { player: 'p', body: { is_here: true } },
      { player: 'p', body: { dropped_after: null, joined_round: 2 } },
    ]);
  });

  it('takes a seat with the code of the invitation, and says when the player waits', async () => {
    const calls = answeringRest(() => ({ json: 'waiting' }));
    expect(await joinEvent('e', 'Ice Club', 'CODE')).toEqual({ ok: true, status: 'waiting' });
    expect(calls).toMatchObject([{ body: { event: 'e', club: 'Ice Club', invite: 'CODE' } }]);
  });

  const conflict = (details: string) => ({ status: 409, json: { code: 'PT409', details } });

  it.each<[RestAnswer, object]>([
    [conflict('full'), { code: 'full' }],
    [conflict('running'), { code: 'running' }],
    [conflict('closed'), { code: 'closed' }],
    [conflict('finished'), { code: 'over' }],
    [conflict('over'), { code: 'over' }],
    [conflict('cancelled'), { code: 'cancelled' }],
    [conflict('draft'), { code: 'changed-since' }],
    [conflict('helpers'), { code: 'helpers' }],
    [{ status: 404, json: { code: 'PT404', details: 'player' } }, { code: 'player' }],
    [{ status: 404, json: { code: 'PT404', details: 'event' } }, { code: 'gone' }],
    [{ status: 403, json: { code: '42501' } }, { code: 'not-allowed' }],
    [{ status: 400, json: { code: '23514', details: 'Failing row' } }, { code: 'refused' }],
    ['lost', { code: 'unreachable' }],
  ])('answered with %j fails with %j', async (answer, problem) => {
    answeringRest(() => answer);
    expect(await leaveEvent('e')).toEqual({ ok: false, problem });
  });
});
