import { describe, expect, it, vi } from 'vitest';
import type { GameResult } from '#domain/game/result.ts';
import { type FakeBrowser, fakeBrowser } from '#tests/builders/fake-browser.ts';
import { createResults } from './create-results.ts';
import type { ResultState } from './kept-results.ts';

const resultOf = (gameId: string): GameResult => ({
  gameId,
  playedAt: 0,
  missionId: 'loot',
  featId: null,
  own: { faction: null, score: 3 },
  opponent: { faction: null, score: 2, name: 'Berta', wabId: null },
});
const RECORDED: ResultState = { kind: 'recorded', status: 'guest' };
const WAITING: ResultState = { kind: 'waiting' };

function open(browser: FakeBrowser, account: string | null = 'anna') {
  const send = vi.fn<(result: GameResult) => Promise<ResultState>>(async () => RECORDED);
  const results = createResults({
    texts: browser.openTab(),
    account: () => account,
    send,
    alone: async (work) => work(),
  });
  return { ...results, send };
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
