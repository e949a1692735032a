import { describe, expect, it } from 'vitest';
import type { PairingResult } from '../types.ts';
import { foldLog } from './fold-log.ts';
import { isFromGame, ownReport } from './own-report.ts';
import type { EventDeed, LoggedDeed } from './types.ts';

const won: PairingResult = { one: { mission: 5, feats: 1 }, other: { mission: 2, feats: 0 } };
const lost: PairingResult = { one: { mission: 1, feats: 0 }, other: { mission: 2, feats: 0 } };

const pair: EventDeed = {
  kind: 'pair',
  round: 1,
  places: [{ table: 1, one: 'ann', other: 'ben' }],
  base: null,
  reason: null,
};
const said = (player: string | null, deed: EventDeed): LoggedDeed => ({
  id: `${player ?? 'organiser'} ${deed.kind}`,
  player,
  runs: player === null,
  deed,
});
const report = (player: string, result: PairingResult) =>
  said(player, { kind: 'report', round: 1, one: 'ann', other: 'ben', result });

/** The report of each side after some deeds. */
function seen(...deeds: readonly LoggedDeed[]) {
  const game = foldLog([said(null, pair), ...deeds]).rounds[0]?.games[0];
  if (game === undefined) throw new Error('the round is not paired');
  return [ownReport(game, 'ann'), ownReport(game, 'ben')];
}

describe('the own report of a game', () => {
  it('is asked of both at first', () => {
    expect(seen().map(({ kind }) => kind)).toEqual(['to-report', 'to-report']);
  });

  it('waits for the other, who is asked to confirm it', () => {
    expect(seen(report('ann', won))).toMatchObject([
      { kind: 'waits', own: won, theirs: null, result: null },
      { kind: 'to-confirm', own: null, theirs: won },
    ]);
  });

  it('counts when both say the same, and is disputed otherwise', () => {
    expect(seen(report('ann', won), report('ben', won))).toMatchObject([
      { kind: 'agreed', result: won },
      { kind: 'agreed', result: won },
    ]);
    expect(seen(report('ben', lost), report('ann', won))).toMatchObject([
      { kind: 'disputed', own: won, theirs: lost, result: null },
      { kind: 'disputed', own: lost, theirs: won },
    ]);
  });

  it('gives way to a decision', () => {
    const decision = { round: 1, one: 'ann', other: 'ben', result: lost, base: null, reason: null } as const;
    expect(seen(report('ann', won), said(null, { kind: 'decide', ...decision }))).toMatchObject([
      { kind: 'decided', own: won, result: lost },
      { kind: 'decided', own: null, result: lost },
    ]);
  });
});

describe('a result from the game on both phones', () => {
  const fromGame = (player: string, result: PairingResult): LoggedDeed => ({
    ...report(player, result),
    isFromGame: true,
  });
  const has = (...deeds: readonly LoggedDeed[]) => {
    const game = foldLog([said(null, pair), ...deeds]).rounds[0]?.games[0];
    return game !== undefined && isFromGame(game);
  };

  it('is one that both report and the server knows, of whichever report', () => {
    expect(has(fromGame('ann', won), report('ben', won))).toBe(true);
    expect(has(report('ann', won), fromGame('ben', won))).toBe(true);
    expect(has(report('ann', won), report('ben', won))).toBe(false);
  });

  it('is none while one report is missing or differs, or once another one was made', () => {
    expect(has(fromGame('ann', won))).toBe(false);
    expect(has(fromGame('ann', won), report('ben', lost))).toBe(false);
    expect(has(fromGame('ann', won), report('ann', lost), report('ben', lost))).toBe(false);
  });

  it('is none where the organisers decided', () => {
    const decision = { round: 1, one: 'ann', other: 'ben', result: won, base: null, reason: null } as const;
    const both = [fromGame('ann', won), fromGame('ben', won)];
    expect(has(...both, said(null, { kind: 'decide', ...decision }))).toBe(false);
  });
});
