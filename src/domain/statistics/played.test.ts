import { describe, expect, it } from 'vitest';
import { eventGames, untoldGames } from './event-topics.ts';
import { type EventFigure, type PlayedLists, playedLists, unitAnswer, unitEffect } from './played.ts';
import type { SideFigure } from './types.ts';

const side = (wins: number, losses: number): SideFigure => ({
  games: wins + losses,
  players: 8,
  rivals: 9,
  counted: { games: wins + losses, wins, losses, draws: 0, difference: wins - losses },
});
const few: SideFigure = { games: 3, players: 2, rivals: 2, counted: null };
const figure = (kind: string, value: string, of: SideFigure): EventFigure => ({
  ...of,
  kind,
  value,
  faction: 'syenann',
});
const unit = (name: string, held: SideFigure, other: SideFigure | null) => ({
  unit: name,
  lists: 9,
  players: 8,
  with: held,
  without: other,
});
const BEAR = unit('bear', side(60, 40), side(30, 70));
const FOX = unit('fox', side(50, 50), side(48, 52));
const OWL = unit('owl', side(200, 800), side(800, 200));
const ELK = unit('elk', side(60, 40), few);
const lists = (...units: PlayedLists['units']): PlayedLists => ({
  lists: 20,
  players: 9,
  units,
  pairs: [],
  fewUnits: 0,
  fewPairs: 0,
});

describe('played lists', () => {
  it('have their units with and without, and their pairs', () => {
    const numbers = { lists: 20, players: 9, fewUnits: 2, fewPairs: 3 };
    const told = (name: string) => ({ unit: name, lists: 9, players: 8 });
    const [all, held, without, pair] = [side(70, 70), side(60, 40), side(10, 30), side(15, 5)];
    expect(
      playedLists({
        ...numbers,
        units: [told('bear'), told('fox'), told('owl')],
        figures: [
          figure('all', '', all),
          figure('with', 'bear', held),
          figure('with', 'fox', all),
          figure('without', 'bear', without),
          figure('pair', 'bear fox', pair),
        ],
      }),
    ).toMatchObject({
      ...numbers,
      units: [
        { ...told('bear'), with: held, without },
        { ...told('fox'), with: all, without: null },
      ],
      pairs: [{ units: ['bear', 'fox'], figure: pair }],
    });
  });
});

describe('a unit', () => {
  it.each([
    ['more', BEAR],
    ['less', OWL],
    ['alike', FOX],
    [null, ELK],
    [null, unit('all', side(60, 40), null)],
    [null, unit('few', few, side(60, 40))],
  ])('wins %s often with than without', (effect, of) => {
    expect(unitEffect(of)).toBe(effect);
  });
});

describe('the answer about units', () => {
  it('is that no list was played, or too few games for a comparison', () => {
    expect(unitAnswer({ ...lists(), lists: 0 })).toEqual({ code: 'no-lists' });
    expect(unitAnswer(lists(ELK))).toEqual({ code: 'few', lists: 20, players: 9 });
  });

  it('calls units alike whose ranges overlap', () => {
    expect(unitAnswer(lists(FOX, ELK))).toEqual({ code: 'alike', compared: 1 });
  });

  it('names the unit whose ranges lie furthest apart', () => {
    expect(unitAnswer(lists(BEAR, FOX, OWL, ELK))).toMatchObject({ code: 'less', unit: 'owl', compared: 3 });
    expect(unitAnswer(lists(FOX, BEAR))).toMatchObject({
      code: 'more',
      unit: 'bear',
      with: { share: 0.6 },
      without: { share: 0.3 },
    });
  });
});

describe('games of events', () => {
  const topic = (kind: string, value: string, games: number) => ({
    kind,
    value,
    games,
    players: 9,
    whole: null,
  });
  it('have the figures of factions under each topic, and know which games have none', () => {
    const [finland, level] = [side(10, 12), side(5, 20)];
    const answer = eventGames({
      games: 60,
      topics: [topic('country', 'FI', 30), topic('points', '300', 25), topic('country', 'DE', 20)],
      figures: [figure('country', 'FI', finland), figure('points', '300', level)],
    });
    expect(answer.topics.country.map(({ value, factions }) => [value, factions.length])).toEqual([
      ['FI', 1],
      ['DE', 0],
    ]);
    expect(answer.topics.country[0]?.factions).toMatchObject([{ faction: 'syenann', ...finland }]);
    expect(answer.topics.points).toMatchObject([{ value: '300', factions: [level] }]);
    expect(answer.topics.release).toEqual([]);
    expect(untoldGames(answer.games, answer.topics.country)).toBe(10);
  });
});
