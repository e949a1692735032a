import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTurns } from '../limits/turns.ts';
import { DRAFT_TURNS } from './draft-cards.ts';
import { allDrawings } from './drawings.ts';
import { reportPictures } from './report-picture.ts';

const { newest } = allDrawings(join(import.meta.dirname, '../..'), null);
const side = {
  name: 'Anna',
  faction: 'syenann',
  factionName: 'Syenann',
  score: 12,
  hasWon: true,
  units: ['alula', 'alula', 'nobody'],
};
const report = { scenario: 'Loot', date: '20 November 2026', sides: [side, { ...side, faction: null }] };
const HOSTILE = '"/><script>alert(1)</script><image href="file:///etc/passwd"/>';

let drawn: string[] = [];
beforeEach(() => {
  drawn = [];
});

function open(turns: ReturnType<typeof createTurns> | null = null) {
  const pictures = reportPictures({
    newest,
    turns,
    onFault: (cause) => {
      throw cause;
    },
    draw: (svg) => {
      drawn.push(svg);
      return Promise.resolve(Buffer.from('picture'));
    },
  });
  return async (body: unknown) =>
    pictures.request('/art/report-picture', { method: 'POST', body: JSON.stringify(body) });
}

describe('the picture of a report that a device sends', () => {
  it('is drawn with the units that the catalogue has, each once, and is kept nowhere', async () => {
    const answer = await open()(report);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'no-store',
    ]);
    expect(drawn[0]?.match(/clip-path="url\(#round\)"/g)).toHaveLength(1);
  });

  it('draws hostile words as letters', async () => {
    const words = HOSTILE.slice(0, 60);
    const sides = report.sides.map((one) => ({ ...one, name: words, factionName: words, units: [words] }));
    expect((await open()({ scenario: words, date: words, sides })).status).toBe(200);
    expect(drawn.join('')).not.toMatch(/<script|<image|passwd/iu);
  });

  it.each([
    ['one side', { ...report, sides: [side] }],
    ['a long name', { ...report, scenario: 'W'.repeat(121) }],
    ['a score that is none', { ...report, sides: [{ ...side, score: 1.5 }, side] }],
    ['many units', { ...report, sides: [{ ...side, units: Array.from({ length: 7 }, () => 'x') }, side] }],
    ['more than it needs', { ...report, more: 1 }],
    ['nothing', null],
  ])('is refused for %s', async (_what, body) => {
    expect((await open()(body)).status).toBe(400);
    expect(drawn).toEqual([]);
  });

  it('is refused beyond 4 kB, and beyond the share of the visitor', async () => {
    expect((await open()({ ...report, more: 'x'.repeat(4_100) })).status).toBe(413);
    const turns = createTurns(
      { ...DRAFT_TURNS, guestBudget: { burstMs: 0, perSecondMs: 1, slowMs: 1 } },
      () => 0,
    );
    const ask = open({
      ...turns,
      take: async () => Promise.resolve({ ok: false, refusal: { reason: 'visitor', seconds: 7 } }),
    });
    const answer = await ask(report);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
  });
});
