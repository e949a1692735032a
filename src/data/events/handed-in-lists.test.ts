import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptCopy } from '#platform/storage/kept-copies.ts';
import { answeringRest, type RestAnswer } from '#tests/builders/rest-answers.ts';
import { createQueryClient } from '../query/query-client.ts';
import { handedInListsQuery, handInList, refreshHandedInLists } from './handed-in-lists.ts';

const copies = new Map<string, KeptCopy>();
vi.mock('#platform/storage/kept-copies.ts', () => ({
  readCopy: async (name: string) => Promise.resolve(copies.get(name) ?? null),
  keepCopy: async (name: string, copy: KeptCopy) => Promise.resolve(void copies.set(name, copy)),
}));

const EVENT = '0b4fbd5e-5a8e-4c0b-9f57-5d1f2a3b4c00';
const SEAL = 'ab'.repeat(32);
const ROW = {
  player: '0b4fbd5e-5a8e-4c0b-9f57-5d1f2a3b4c01',
  version: 1,
  at: '2027-01-10T18:00:00.123456+00:00',
  seal: SEAL,
  late_reason: null,
  by_organisers: false,
};
const LIST = {
  event: EVENT,
  code: 'eNo1',
  verdict: { problems: 0, warnings: 0, points: 200, command: 4, release: 0 },
  facts: { faction: 'conquest', units: ['hersir'], points: 200, release: 0 },
  player: null,
  reason: null,
};

const read = async (client = createQueryClient(), who: string | null = 'anna') =>
  client.query({ ...handedInListsQuery(EVENT, 'CODE', who), staleTime: 0, retry: false });

beforeEach(() => copies.clear());

describe('the lists of an event', () => {
  it('are asked for with the code of the invitation', async () => {
    const calls = answeringRest(() => ({ json: [ROW] }));
    expect(await read()).toMatchObject({ value: [{ version: 1, seal: SEAL }], isKept: false });
    expect(calls[0]).toMatchObject({ path: 'rpc/event_lists', body: { event: EVENT, invite: 'CODE' } });
  });

  it('are those that the device kept for this account, while there is no answer', async () => {
    answeringRest(() => ({ json: [ROW] }));
    const readAt = (await read())?.readAt;
    for (const none of ['lost', { status: 503 }] satisfies RestAnswer[]) {
      answeringRest(() => none);
      expect(await read()).toMatchObject({ value: [{ version: 1 }], readAt, isKept: true });
      await expect(read(createQueryClient(), 'bea')).rejects.toMatchObject({ name: 'BackendError' });
    }
  });

  it('are not taken from the device where the service refuses, or where the copy has another form', async () => {
    answeringRest(() => ({ json: [ROW] }));
    await read();
    answeringRest(() => ({ status: 403, json: { code: '42501' } }));
    await expect(read()).rejects.toMatchObject({ status: 403 });
    for (const [name, copy] of copies) copies.set(name, { ...copy, value: [{ seal: 'old' }] });
    answeringRest(() => 'lost');
    await expect(read()).rejects.toMatchObject({ status: 0 });
  });

  it('are not kept in a form that cannot be read', async () => {
    answeringRest(() => ({ json: [{ ...ROW, seal: 'x' }] }));
    await expect(read()).rejects.toMatchObject({ name: 'ValiError' });
    expect(copies.size).toBe(0);
  });

  it('are read again after one was handed in', async () => {
    const client = createQueryClient();
    answeringRest(() => ({ json: [] }));
    await read(client);
    await refreshHandedInLists(client, EVENT);
    const { queryKey } = handedInListsQuery(EVENT, 'CODE', 'anna');
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });
});

describe('handing in a list', () => {
  it('returns its version, seal and instant', async () => {
    const made = { version: 3, seal: SEAL, at: ROW.at };
    const calls = answeringRest(() => ({ json: made }));
    expect(await handInList(LIST)).toEqual({ ok: true, ...made });
    expect(calls[0]).toMatchObject({ path: 'rpc/hand_in_list', body: LIST });
  });

  const version = 'new row for relation "event_lists" violates check constraint "event_lists_version_check"';
  it.each<[RestAnswer, object]>([
    [{ status: 409, json: { code: 'PT409', details: 'deadline' } }, { code: 'deadline' }],
    [{ status: 409, json: { code: 'PT409', details: 'closed' } }, { code: 'closed' }],
    [{ status: 400, json: { code: '23514', message: version } }, { code: 'full' }],
    [{ status: 400, json: { code: '23514', message: 'code' } }, { code: 'refused' }],
    [{ status: 403, json: { code: '42501' } }, { code: 'not-allowed' }],
    [{ status: 401, json: { code: 'PGRST301' } }, { code: 'signed-out' }],
    [
      { status: 429, json: { code: 'PT429', details: 'event lists', hint: '75' } },
      { code: 'too-often', action: null, seconds: 75 },
    ],
    ['lost', { code: 'unreachable' }],
    [{ json: { version: 'many' } }, { code: 'fault' }],
  ])('answered with %j is %j', async (answer, problem) => {
    answeringRest(() => answer);
    expect(await handInList(LIST)).toEqual({ ok: false, problem });
  });
});
