import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findMission } from '#data/missions.ts';
import type { DescribedMission } from '#domain/game/missions/mission-library.ts';
import { realLibrary } from '#tests/builders/games.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { MissionArticle } from './mission-article.tsx';

const library = realLibrary();
const section = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** The article of a mission or feat of the catalogue, with changes to a mission. */
function open(id: string, changes: Partial<DescribedMission> = {}) {
  const found = findMission(library, id);
  if (found === null) throw new Error(`Nothing is called ${id}.`);
  const shown = found.kind === 'mission' ? { ...found, mission: { ...found.mission, ...changes } } : found;
  return renderApp(<MissionArticle found={shown} language="en" />);
}

describe('the head of a mission', () => {
  it('names its creator, its length and the points of its lists', () => {
    open('tree-mother');
    expect(screen.getByText('Official')).toBeDefined();
    expect(screen.getByText('lists of 205 pts')).toBeDefined();
    expect(screen.getByText(/^4 rounds/)).toBeDefined();
    expect(screen.queryByText(/^by /)).toBeNull();
  });

  it('gives a community mission the name of its creator and its other names', () => {
    open('ghosts-from-the-mist', { also: ['Ghost Hunt', 'Mist'] });
    expect(screen.getByText('Community')).toBeDefined();
    expect(screen.getByText('by Vladimir Sagalov (FinalForm)')).toBeDefined();
    expect(screen.getByText('Also called Ghost Hunt, Mist.')).toBeDefined();
  });
});

describe('the map of a mission', () => {
  const places = () =>
    texts(
      within(screen.getByText('Positions in words').closest('details') as HTMLElement).getAllByRole(
        'listitem',
      ),
    );
  const legend = () => texts(within(screen.getAllByRole('list')[1] as HTMLElement).getAllByRole('listitem'));

  it('has its corners, its centre and loose markers in words', () => {
    open('fog-of-death');
    expect(places()).toEqual([
      'Artifact: in the centre of the table',
      'Conquest marker: no exact place is given',
      'Fog marker 1: in the left corner of the red edge',
      'Fog marker 2: in the right corner of the red edge',
      'Fog marker 3: in the right corner of the blue edge',
      'Fog marker 4: in the left corner of the blue edge',
    ]);
    expect(legend()).toEqual([
      'Artifact',
      'Conquest marker',
      'Fog marker',
      'Dashed: no exact place is given',
    ]);
  });

  it('names each kind of marker once in its legend, with woods and reach', () => {
    open('tree-mother');
    expect(legend()).toEqual([
      'Tree Mother',
      'Sprout',
      'Wood',
      'Within 10 strides of the centre',
      'Dashed: no exact place is given',
    ]);
  });

  it.each([
    ['battle-lines', ['Red supply chest', 'Blue supply chest']],
    ['rescue-mission', ['Red fallen comrade 1', 'Blue fallen comrade 3']],
    ['influence-zones', ['Red objective 1', 'Blue objective 2', 'Neutral objective (brown)']],
    ['sacred-land', ['Lesser altar', 'Sacred altar']],
    ['ghosts-from-the-mist', ['Ghost 1', 'Red objective']],
  ])('tells the markers of %s by kind, colour and number', (id, names) => {
    open(id);
    for (const name of names) expect(places().some((place) => place.startsWith(name))).toBe(true);
  });

  it('without markers has no list of positions', () => {
    open('quadrants');
    expect(screen.getByRole('img', { name: 'Map of Quadrants' })).toBeDefined();
    expect(screen.queryByText('Positions in words')).toBeNull();
  });
});

describe('the scoring of a mission or feat', () => {
  it.each([
    ['take-positions', 'Scoring per round', /enemy’s colour.*Up to 2 times$/, '1'],
    ['breached-front', 'Scoring per round', /neutral objective in the centre.*one player only$/, '2'],
    ['fog-of-death', 'Scoring per round', /touches.*each marker once per game, for either player$/, '1'],
    ['tree-mother', 'Scoring at the end of the game', /each sprout left.*Up to 4 times$/, '1'],
    ['track', 'Scoring at the end of the game', /^First at position 4/, '0–4'],
  ] as const)('says how often and for whom a box of %s counts', (id, title, words, points) => {
    open(id);
    const row = section(title).getByRole('row', { name: (name) => words.test(name.replace(/ \S+$/, '')) });
    expect(within(row).getByRole('cell').textContent).toBe(points);
  });
});

describe('the end of a mission', () => {
  it('names every condition, with the pieces that end it', () => {
    open('tree-mother');
    expect(texts(section('The game ends').getAllByRole('listitem'))).toEqual([
      'After round 4.',
      'When a side has no units left.',
      'When all units of a side are Demoralized.',
      'When all of these are destroyed: Sprout 1, Sprout 2, Sprout 3, Sprout 4, Tree Mother.',
    ]);
  });
});

describe('an older version of a mission', () => {
  it('shows the map and the end that differ, and no scoring where it is the same', () => {
    open('take-positions');
    const older = section('Older version');
    expect(older.getByRole('img', { name: 'Map of Take Positions, Older version' })).toBeDefined();
    expect(texts(older.getAllByRole('listitem')).slice(-2)).toEqual([
      'After round 3.',
      'When a side has no units left.',
    ]);
    expect(older.queryByRole('table')).toBeNull();
  });

  it('shows the scoring that differs', () => {
    open('consolidated-progress');
    const older = section('Older version');
    expect(
      older.getByRole('table', { name: 'Scoring of Consolidated Progress, Older version' }),
    ).toBeDefined();
    expect(older.queryByRole('heading', { name: 'The game ends' })).toBeNull();
  });
});

describe('the text of a mission', () => {
  it('lists what sources leave open, and says nothing when they agree', () => {
    open('tree-mother');
    expect(section('What sources leave open').getAllByRole('listitem')).toHaveLength(3);
    cleanup();
    open('quadrants');
    expect(screen.queryByRole('heading', { name: 'What sources leave open' })).toBeNull();
  });

  it('reads dice and symbols aloud, and shows paragraphs, lists and hostile words as written', () => {
    const text = 'Roll {RED} for {success}.\nAgain.\n\n- <b>one</b>\n- {gold} two';
    open('quadrants', { rules: [{ id: 'odd', name: '<i>Odd</i>', names: {}, text, texts: {} }] });
    const rules = section('Special rules');
    expect(rules.getByText('<i>Odd</i>')).toBeDefined();
    expect(rules.getByRole('img', { name: 'red die' })).toBeDefined();
    expect(rules.getByRole('img', { name: 'success' })).toBeDefined();
    expect(rules.getByText(/Again\.$/)).toBeDefined();
    expect(texts(rules.getAllByRole('listitem'))).toEqual(['<b>one</b>', ' two']);
  });
});
