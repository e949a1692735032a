import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FeedEvent } from '#data/community/feed.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { EventSentence } from './feed-item.tsx';

const FORK: FeedEvent = {
  id: 'e',
  kind: 'fork',
  createdAt: '2026-11-21T10:00:00Z',
  actor: null,
  isMine: true,
  list: { id: 'l', name: 'Winter Raid', faction: 'syenann' },
  originalName: 'Ice <b>Line</b>',
  comment: null,
  decisions: [],
};

describe('the sentence of a copied list', () => {
  it.each([
    ['names the reader’s list', {}, 'Ragna posted Winter Raid, based on your list Ice <b>Line</b>.'],
    ['names another’s list', { isMine: false }, 'Ragna posted Winter Raid, based on Ice <b>Line</b>.'],
    [
      'names no list that is not to be seen',
      { isMine: false, originalName: null },
      'Ragna posted Winter Raid, based on another list.',
    ],
  ])('%s', (_, part, sentence) => {
    renderApp(
      <p data-testid="said">
        <EventSentence event={{ ...FORK, ...part }} name="Ragna" />
      </p>,
    );
    expect(screen.getByTestId('said').textContent).toBe(sentence);
  });
});

describe('the sentence of an event', () => {
  it.each([
    ['post', {}, 'Ragna posted Winter Raid.'],
    ['comment', {}, 'Ragna commented on your list Winter Raid:'],
    ['comment', { isMine: false }, 'Ragna commented on Winter Raid:'],
    ['reply', {}, 'Ragna replied to your comment on Winter Raid:'],
    ['like', {}, 'Ragna likes your list Winter Raid.'],
    ['follow', { list: null }, 'Ragna now follows you.'],
    ['finish', {}, 'Ragna finished a game with Winter Raid.'],
    ['finish', { list: null }, 'Ragna finished a game.'],
  ] as const)('names who did what: %s %o', (kind, part, sentence) => {
    renderApp(
      <p data-testid="said">
        <EventSentence event={{ ...FORK, kind, originalName: null, ...part }} name="Ragna" />
      </p>,
    );
    expect(screen.getByTestId('said').textContent).toBe(sentence);
  });
});
