import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callRest } from '#platform/backend/call-rest.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';
import { sendSave } from '#data/cloud/send-change.ts';
import { problemOf } from '#data/community/problem-of.ts';
import { sendDeeds } from '#data/events/log/send-deeds.ts';
import { tableOutcomeOf } from '#data/profiles/table-problem.ts';
import { sendResult } from '#data/results/send-result.ts';
import { memoryCloud } from '#tests/builders/memory-cloud.ts';
import { pendingSave } from '#tests/builders/pending.ts';

/** The refusals of a server that lacks what the app asks for: status, code and message. */
const REFUSALS = [
  [404, 'PGRST202', 'Could not find the function public.record_game(…) in the schema cache'],
  [400, 'PGRST204', "Could not find the 'marks' column of 'army_lists' in the schema cache"],
  [404, 'PGRST205', "Could not find the table 'public.collections' in the schema cache"],
  [400, 'PGRST200', 'Could not find a relationship'],
  [400, '42703', 'column army_lists.marks does not exist'],
] as const;

const SENTENCE =
  'The app and the server have different versions, so nothing was changed. Update the app, or try again later.';

describe.each(REFUSALS)('a call that the server does not know (%i %s)', (status, code, message) => {
  beforeEach(() => {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
    vi.stubEnv('VITE_BACKEND_URL', 'https://backend.test');
    vi.stubEnv('VITE_BACKEND_ANON_KEY', 'key');
    const body = JSON.stringify({ code, message, details: null, hint: null });
    vi.stubGlobal('fetch', async () => Promise.resolve(new Response(body, { status })));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  it('becomes a sentence about versions, and none about what was asked for', async () => {
    const error: unknown = await callRest({ path: 'rpc/most_copied', body: {} }).catch(
      (cause: unknown) => cause,
    );
    expect(i18n._(communityProblemMessage(problemOf(error)))).toBe(SENTENCE);
    expect(await tableOutcomeOf(async () => Promise.reject(error))).toEqual({
      ok: false,
      code: 'other-version',
    });
  });

  it('leaves results, steps of events and lists waiting', async () => {
    expect(await sendResult(RESULT)).toEqual({ kind: 'waiting', why: 'fault' });
    expect(await sendDeeds('event', [])).toEqual({ kind: 'later' });
    const error: unknown = await callRest({ path: 'army_lists' }).catch((cause: unknown) => cause);
    const table = { ...memoryCloud().tableOf(), update: async () => Promise.reject(error) };
    expect(await sendSave(pendingSave('Raid', 10), false, table)).toEqual({
      kind: 'waiting',
      reason: 'fault',
    });
  });
});

const RESULT = {
  gameId: '71000000-0000-4000-8000-000000000007',
  playedAt: 1,
  missionId: 'take-positions',
  featId: null,
  ownBegan: null,
  own: { faction: null, score: 1 },
  opponent: { faction: null, score: 2, name: 'Bea', wabId: null },
};
