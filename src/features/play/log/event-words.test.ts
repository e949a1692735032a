import { i18n } from '@lingui/core';
import { beforeEach, expect, it } from 'vitest';
import { gameByChance } from '#tests/builders/games.ts';
import { eventNames, eventWords } from './event-words.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it('has words for everything that happens in games, and leaves no id or gap in them', () => {
  const numbers = Array.from({ length: 900 }, (_, at) => (at * 7_919 + 104_729) % 100_003);
  const kinds = new Set<string>();
  for (const [mission, feat] of [
    ['fog-of-death', 'banner'],
    ['tree-mother', 'track'],
  ] as const) {
    const { log, state } = gameByChance(numbers, mission, feat);
    const names = eventNames(state, 'en', (english) => english, i18n);
    for (const event of log.events) {
      kinds.add(event.type);
      const words = eventWords(event, names, i18n);
      expect(words).not.toMatch(/undefined|[{}–]$|anna\/|berta\/|^$/u);
    }
  }
  expect(kinds.size).toBeGreaterThan(20);
});
