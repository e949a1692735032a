import { expect, it } from 'vitest';
import { ask } from './ask.ts';
import type { Difference, Pair } from './differences.ts';
import { judge } from './report.ts';

function pair(realStatus: number, ourStatus: number, body = ''): Pair {
  return {
    ask: ask('lists'),
    real: { status: realStatus, headers: {}, body: '' },
    ours: { status: ourStatus, headers: {}, body },
  };
}

const moved: Difference = {
  reason: 'moved',
  explains: ({ ours }) => (ours.status === 301 ? ['status'] : []),
};

it('passes equal responses, and those that a listed difference explains', () => {
  const report = judge([pair(200, 200), pair(200, 301)], [moved]);
  expect(report).toEqual({ same: 2, accepted: 1, unexplained: [], outdated: [] });
});

it('names the rest when the list explains only a part', () => {
  const odd = pair(200, 301, 'text');
  const report = judge([odd], [moved]);
  expect(report).toMatchObject({ same: 0, unexplained: [{ pair: odd, fields: ['body'] }] });
});

it('names a listed difference that no response shows any more', () => {
  expect(judge([pair(200, 200)], [moved]).outdated).toEqual([moved]);
});
