import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameResult } from '#domain/game/result.ts';
import { newId } from '#platform/ids.ts';
import { type RealBackend, startRealBackend } from '#tests/builders/real-backend.ts';
import { ownProfileQuery } from '../profiles/own-profile.ts';
import { playerByWabId } from '../profiles/player-by-wab-id.ts';
import { createQueryClient } from '../query/query-client.ts';
import { sessionStore } from '../session/session-store.ts';
import { signIn, signUp } from '../session/sign-in.ts';
import { signOut } from '../session/sign-out.ts';
import { recordResult } from './record-result.ts';
import { resultNews } from './result-news.ts';
import { confirmResult, historyQuery, pendingResultsQuery } from './results-table.ts';

const PASSWORD = 'a long password of a test';
const ANNA = 'anna@example.org';
const BERTA = 'berta@example.org';
let server: RealBackend;

beforeAll(async () => {
  server = await startRealBackend();
}, 60_000);
afterAll(async () => server.stop());

/** Signs an account up, or in; returns its profile's id and WAB id. */
async function become(email: string, isNew = false) {
  if (sessionStore.getState().viewer.status === 'authenticated') await signOut('local');
  const outcome = isNew
    ? await signUp({ email, password: PASSWORD }, { language: 'en', next: '/' })
    : await signIn({ email, password: PASSWORD });
  const { viewer } = sessionStore.getState();
  if (!outcome.ok || viewer.status !== 'authenticated') throw new Error('signing in failed');
  const { id, wabId } = await createQueryClient().query(ownProfileQuery(viewer.userId));
  return { id, wabId };
}

const against = (wabId: string | null): GameResult => ({
  gameId: newId(),
  playedAt: Date.parse('2026-11-20T10:00:00Z'),
  missionId: 'loot',
  featId: 'banner',
  ownBegan: true,
  own: { faction: 'syenann', score: 5 },
  opponent: { faction: 'northern-tribes', score: 3, name: 'Carla', wabId },
});

const historyOf = async (id: string) =>
  (await createQueryClient().infiniteQuery(historyQuery(id))).pages.flat();

describe('results between this app and the real server', () => {
  it('go from the recorder to the player who confirms them, and into both profiles', async () => {
    const anna = await become(ANNA, true);
    const berta = await become(BERTA, true);
    await become(ANNA);
    expect(await playerByWabId(berta.wabId)).toMatchObject({ ok: true, player: { id: berta.id } });
    const result = against(berta.wabId);
    expect(await recordResult(result)).toEqual({ kind: 'recorded', status: 'pending' });
    expect(await recordResult(against(null))).toEqual({ kind: 'recorded', status: 'guest' });
    expect(await recordResult(against('WAB-AAAA-AAAA-AAAA'))).toEqual({
      kind: 'refused',
      problem: 'unknown-opponent',
    });

    await become(BERTA);
    const [asked, ...others] = await createQueryClient().query(pendingResultsQuery(berta.id));
    const shown = { gameId: result.gameId, ownScore: 3, opponentScore: 5, ownBegan: false };
    expect([asked, others]).toMatchObject([shown, []]);
    expect(await confirmResult(asked ?? { id: '', ownScore: 0, opponentScore: 0 }, true)).toEqual({
      ok: true,
      status: 'confirmed',
    });
    expect(await historyOf(berta.id)).toMatchObject([
      { ownFaction: 'northern-tribes', opponentFaction: 'syenann', opponentId: anna.id },
    ]);
    expect(await createQueryClient().query(ownProfileQuery(berta.id))).toMatchObject({
      gamesWon: 0,
      gamesLost: 1,
    });

    await become(ANNA);
    expect((await historyOf(anna.id)).map(({ status }) => status).toSorted()).toEqual(['confirmed', 'guest']);
    expect(await createQueryClient().query(ownProfileQuery(anna.id))).toMatchObject({
      gamesWon: 2,
      gamesDrawn: 0,
    });
  }, 60_000);

  it('are recorded once when responses are lost, and sent when the network is back', async () => {
    const carla = await become('carla@example.org', true);
    const dora = await become('dora@example.org', true);
    await become('carla@example.org');
    const result = against(dora.wabId);
    const throughTo = globalThis.fetch;
    let answersToLose = 3;
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const answer = await throughTo(input, init);
      if (!String(input instanceof Request ? input.url : input).includes('record_game')) return answer;
      answersToLose -= 1;
      if (answersToLose >= 0) throw new TypeError('fetch failed');
      return answer;
    });
    expect(await recordResult(result)).toEqual({ kind: 'waiting' });
    await vi.waitFor(
      () => {
        window.dispatchEvent(new Event('online'));
        expect(resultNews.getState().latest).toMatchObject({
          result: { gameId: result.gameId },
          state: { kind: 'recorded', status: 'pending' },
        });
      },
      { timeout: 20_000, interval: 200 },
    );
    vi.stubGlobal('fetch', throughTo);
    expect(await historyOf(carla.id)).toMatchObject([{ gameId: result.gameId, status: 'pending' }]);
    await become('dora@example.org');
    expect(await createQueryClient().query(pendingResultsQuery(dora.id))).toHaveLength(1);
  }, 60_000);
});
