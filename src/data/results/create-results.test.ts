import { describe, expect, it, vi } from 'vitest';
import type { GameResult } from '#domain/game/result.ts';
import { type FakeBrowser, fakeBrowser } from '#tests/builders/fake-browser.ts';
import { createResults } from './create-results.ts';
import type { ResultState } from './kept-results.ts';
import type { OwnRecord } from './own-record.ts';

const resultOf = (gameId: string): GameResult => ({
  gameId,
  playedAt: 0,
  missionId: 'loot',
  featId: null,
  ownBegan: null,
  own: { faction: null, score: 3 },
  opponent: { faction: null, score: 2, name: 'Berta', wabId: null },
});
const RECORDED: ResultState = { kind: 'recorded', status: 'guest' };
const WAITING: ResultState = { kind: 'waiting' };

function open(browser: FakeBrowser, account: string | null = 'anna', record: OwnRecord | null = null) {
  const told = vi.fn<(result: GameResult, state: ResultState) => void>();
  const send = vi.fn<(result: GameResult) => Promise<ResultState>>(async () => RECORDED);
  const results = createResults({
    texts: browser.openTab(),
    account: () => account,
    send,
    ask: async () => record,
    alone: async (work) => work(),
    told,
  });
  return { ...results, send, told, stateOf: (gameId: string) => results.keptOf(gameId)?.state ?? null };
}

describe('recording a result', () => {
  it('is kept with what became of it, for the next page too', async () => {
    const browser = fakeBrowser();
    expect(await open(browser).record(resultOf('a'))).toEqual(RECORDED);
    expect([open(browser).stateOf('a'), open(browser, 'berta').stateOf('a')]).toEqual([RECORDED, null]);
  });

  it('waits without a network and is sent later, once', async () => {
    const browser = fakeBrowser();
    const tab = open(browser);
    tab.send.mockResolvedValueOnce(WAITING);
    expect(await tab.record(resultOf('a'))).toEqual(WAITING);
    const next = open(browser);
    await next.sendWaiting();
    await next.sendWaiting();
    expect([next.stateOf('a'), next.send.mock.calls]).toEqual([RECORDED, [[resultOf('a')]]]);
    expect(tab.stateOf('a')).toEqual(RECORDED);
  });

  it('stops at the first that finds no answer', async () => {
    const tab = open(fakeBrowser());
    tab.send.mockResolvedValue(WAITING);
    await tab.record(resultOf('a'));
    await tab.record(resultOf('b'));
    tab.send.mockClear();
    await tab.sendWaiting();
    expect(tab.send.mock.calls).toEqual([[resultOf('a')]]);
  });

  it('remembers a refusal, and sends it again only when asked to', async () => {
    const tab = open(fakeBrowser());
    const refused: ResultState = { kind: 'refused', problem: 'unknown-opponent' };
    tab.send.mockResolvedValueOnce(refused);
    await tab.record(resultOf('a'));
    await tab.sendWaiting();
    expect([tab.stateOf('a'), tab.send.mock.calls.length]).toEqual([refused, 1]);
    expect(await tab.record(resultOf('a'))).toEqual(RECORDED);
  });

  it('is for who is signed in', async () => {
    const tab = open(fakeBrowser(), null);
    expect(await tab.record(resultOf('a'))).toEqual({ kind: 'refused', problem: 'signed-out' });
    await tab.sendWaiting();
    expect(tab.send).not.toHaveBeenCalled();
  });
});

it('keeps what another version wrote and this one cannot read', async () => {
  const browser = fakeBrowser();
  const key = 'muster_results_pending_anna';
  const foreign = { result: resultOf('x'), state: { kind: 'of-tomorrow' } };
  browser.texts.set(key, JSON.stringify([foreign]));
  const tab = open(browser);
  await tab.record(resultOf('a'));
  expect(JSON.parse(browser.texts.get(key) ?? '')).toEqual([
    foreign,
    { result: resultOf('a'), state: RECORDED },
  ]);
  browser.texts.set(key, 'damaged');
  await tab.record(resultOf('b'));
  expect(JSON.parse(browser.texts.get(key) ?? '')).toMatchObject(['damaged', { result: { gameId: 'b' } }]);
});

describe('sending what waited', () => {
  it('records once, however many responses are lost', async () => {
    const tab = open(fakeBrowser());
    const server = new Map<string, number>();
    let answersLost = 3;
    tab.send.mockImplementation(async ({ gameId, own }) => {
      server.set(gameId, own.score);
      answersLost -= 1;
      return answersLost < 0 ? RECORDED : WAITING;
    });
    await tab.record(resultOf('a'));
    for (let round = 0; round < 5; round += 1) await tab.sendWaiting();
    expect([[...server], tab.send.mock.calls.length, tab.stateOf('a')]).toEqual([[['a', 3]], 4, RECORDED]);
    expect(tab.told.mock.calls).toEqual([[resultOf('a'), RECORDED]]);
  });

  it('tells a refusal for good with its reason, keeps the result, and goes on with the next', async () => {
    const tab = open(fakeBrowser());
    tab.send.mockResolvedValue(WAITING);
    await tab.record(resultOf('a'));
    await tab.record(resultOf('b'));
    const refused: ResultState = { kind: 'refused', problem: 'unknown-opponent' };
    tab.send.mockResolvedValueOnce(refused).mockResolvedValueOnce(RECORDED);
    await tab.sendWaiting();
    expect(tab.told.mock.calls.map(([, state]) => state)).toEqual([refused, RECORDED]);
    expect([tab.keptOf('a')?.result, tab.isWaiting()]).toEqual([resultOf('a'), false]);
  });

  it('passes over a fault of the server, and stops where the account has to sign in', async () => {
    const tab = open(fakeBrowser());
    tab.send.mockResolvedValue(WAITING);
    for (const id of ['a', 'b', 'c']) await tab.record(resultOf(id));
    tab.send.mockClear();
    tab.send
      .mockResolvedValueOnce({ kind: 'waiting', why: 'fault' })
      .mockResolvedValueOnce({ kind: 'waiting', why: 'signed-out' });
    await tab.sendWaiting();
    expect(tab.send.mock.calls.map(([{ gameId }]) => gameId)).toEqual(['a', 'b']);
    expect(tab.isWaiting()).toBe(true);
  });

  it('does not take the answer to an older recording for one to a newer', async () => {
    const tab = open(fakeBrowser());
    const newer = { ...resultOf('a'), own: { faction: null, score: 9 } };
    tab.send.mockImplementationOnce(async () => {
      tab.send.mockResolvedValueOnce(WAITING);
      await tab.record(newer);
      return RECORDED;
    });
    await tab.record(resultOf('a'));
    expect(tab.keptOf('a')).toEqual({ result: newer, state: WAITING });
  });
});

describe('the server’s record of a game', () => {
  const record = { own: 3, opponent: 2 };

  it('is taken up when it was confirmed elsewhere', async () => {
    const tab = open(fakeBrowser(), 'anna', { status: 'confirmed', record, asked: null });
    tab.send.mockResolvedValueOnce({ kind: 'recorded', status: 'pending' });
    await tab.record(resultOf('a'));
    await tab.refresh('a');
    expect(tab.stateOf('a')).toEqual({ kind: 'recorded', status: 'confirmed' });
  });

  it('is shown beside a correction that waits, and when the correction was declined', async () => {
    const browser = fakeBrowser();
    const corrected = { ...resultOf('a'), own: { faction: null, score: 9 } };
    const asked = { own: 9, opponent: 2 };
    const tab = open(browser, 'anna', { status: 'confirmed', record, asked });
    tab.send.mockResolvedValueOnce({ kind: 'recorded', status: 'correcting' });
    await tab.record(corrected);
    await tab.refresh('a');
    expect(tab.stateOf('a')).toEqual({ kind: 'recorded', status: 'correcting', record });
    const later = open(browser, 'anna', { status: 'confirmed', record, asked: null });
    await later.refresh('a');
    expect(later.stateOf('a')).toEqual({ kind: 'recorded', status: 'confirmed', record });
  });
});
