import { describe, expect, it } from 'vitest';
import { answerOf, beganAnswer } from './answer.ts';
import { unitRate, winRate } from './rates.ts';
import type { CountedGames, FactionFigure, SideFigure } from './types.ts';

const counted = (wins: number, losses: number, draws = 0): CountedGames => ({
  games: wins + losses + draws,
  wins,
  losses,
  draws,
  difference: wins - losses,
});
/** A side whose games all count. */
const side = (wins: number, losses: number, draws = 0): SideFigure => ({
  games: wins + losses + draws,
  players: 5,
  rivals: 5,
  counted: counted(wins, losses, draws),
});
const faction = (id: string, figure: SideFigure): FactionFigure => ({ ...figure, faction: id, mirrors: 0 });

describe('the rate of a side', () => {
  it('is that of the games that were decided, with its interval and average difference', () => {
    expect(winRate(side(13, 8, 4))).toMatchObject({
      code: 'rate',
      share: 13 / 21,
      decided: 21,
      leftOut: 0,
      difference: 0.2,
    });
  });

  it.each([
    ['19 games', side(10, 9), 'few-games'],
    ['20 games, one of them drawn', side(10, 9, 1), 'few-games'],
    ['four players of the side', { ...side(10, 10), players: 4 }, 'few-players'],
    ['four players of the other side', { ...side(10, 10), rivals: 4 }, 'few-players'],
    ['games of one person but for some', { ...side(50, 50), counted: null }, 'one-person'],
    ['19 games within the cap', { ...side(50, 50), counted: counted(10, 9) }, 'one-person'],
  ])('is none for %s', (_, figure, code) => {
    expect(winRate(figure)).toEqual({ code });
  });

  it('says how many games the cap on one person left out', () => {
    expect(winRate({ ...side(60, 40), counted: counted(30, 20) })).toMatchObject({
      leftOut: 50,
      decided: 50,
    });
  });
});

describe('the rate of a unit', () => {
  const of = { faction: 'syenann', lists: 20, players: 5 };
  const unit = { faction: 'syenann', unit: 'bear', lists: 18, players: 3 };

  it('is the share of players, however many lists each of them posts', () => {
    expect(unitRate(unit, of)?.share).toBe(3 / 5);
  });

  it('is none for fewer than 20 lists or five players', () => {
    expect(unitRate(unit, { ...of, lists: 19 })).toBeNull();
    expect(unitRate(unit, { ...of, players: 4 })).toBeNull();
  });
});

describe('the answer', () => {
  const answer = (...factions: readonly FactionFigure[]) => answerOf({ games: 200, players: 9, factions });

  it('is that there are no games, or too few for two rates', () => {
    expect(answerOf({ games: 0, players: 0, factions: [] })).toEqual({ code: 'no-games' });
    expect(answer(faction('syenann', side(90, 10)), faction('feudom', side(9, 10)))).toEqual({
      code: 'few',
      games: 200,
      players: 9,
    });
  });

  it('calls factions alike whose intervals overlap, whatever their rates', () => {
    expect(answer(faction('syenann', side(14, 8)), faction('feudom', side(8, 14)))).toEqual({
      code: 'alike',
      compared: 2,
      games: 200,
    });
  });

  it('names the pair that lies furthest apart, not the highest rate of few games', () => {
    const found = answer(
      faction('northern-tribes', side(18, 6)),
      faction('syenann', side(700, 300)),
      faction('feudom', side(300, 700)),
      faction('hegemony-of-embersig', side(6, 18)),
    );
    expect(found).toMatchObject({ code: 'apart', more: { faction: 'syenann' }, less: { faction: 'feudom' } });
  });
});

describe('the answer to whether it pays to begin', () => {
  it.each([
    ['more', side(60, 30)],
    ['less', side(30, 60)],
    ['even', side(50, 45)],
  ])('is %s only when half is outside of the range', (code, figure) => {
    expect(beganAnswer(figure)).toMatchObject({ code, rate: { share: expect.any(Number) as number } });
  });

  it('is the number of games while there is no rate', () => {
    expect(beganAnswer(side(10, 9))).toEqual({ code: 'few', games: 19 });
  });
});
