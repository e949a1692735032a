import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftOf } from '#domain/catalogue/workshop/draft-of.ts';
import { baseUnit } from '#domain/catalogue/workshop/base-unit.ts';
import { emptyDraft, type WorkshopDraft } from '#domain/catalogue/workshop/draft.ts';
import { readSources } from '#art/card/read-cards.ts';
import { createTurns } from '../limits/turns.ts';
import { DRAFT_TURNS, draftCards } from './draft-cards.ts';
import { allDrawings } from './drawings.ts';

const ROOT = join(import.meta.dirname, '../..');
const drawings = allDrawings(ROOT, null);
const known = baseUnit(readSources(ROOT), 'northern-tribes/alborc');
if (known === null) throw new Error('The unit is gone from the catalogue');
const alborc = draftOf(known);
const HOSTILE = '"/><script>alert(1)</script><image href="file:///etc/passwd"/>';

let drawn: string[] = [];
let faults: unknown[] = [];
beforeEach(() => {
  drawn = [];
  faults = [];
});

function openCards(parts: Partial<Parameters<typeof draftCards>[0]> = {}) {
  const cards = draftCards({
    newest: drawings.newest,
    turns: null,
    onFault: (cause) => faults.push(cause),
    draw: (svg) => {
      drawn.push(svg);
      return Promise.resolve(Buffer.from(svg));
    },
    ...parts,
  });
  return async (draft: unknown, language = 'en') =>
    cards.request('/art/draft-card', { method: 'POST', body: JSON.stringify({ draft, language }) });
}

describe('the card of a draft', () => {
  it('is a picture of what was typed, in the language that was asked for, and is kept nowhere', async () => {
    const answer = await openCards()(alborc, 'fr');
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'no-store',
    ]);
    await openCards()({ ...alborc, points: '999' }, 'fr');
    await openCards()(alborc, 'es');
    expect(new Set(drawn).size).toBe(3);
  });

  it('is drawn of a unit of which nothing but the name is known', async () => {
    expect((await openCards()(emptyDraft('', 'Wolf rider'))).status).toBe(200);
    expect((await openCards()(emptyDraft('', ''))).status).toBe(200);
    expect(faults).toEqual([]);
  });

  it('is the same drawing as the picture of the unit where nothing was changed', async () => {
    await openCards()(alborc);
    const isSame = drawn[0] === drawings.files().pictures.get('card/alborc_card_en')?.svg();
    expect(isSame).toBe(true);
  });

  it('draws hostile words as letters', async () => {
    const hostile: WorkshopDraft = {
      ...alborc,
      name: HOSTILE,
      keywords: [HOSTILE],
      cardRef: HOSTILE,
      skills: alborc.skills.map((skill) => ({ ...skill, name: HOSTILE, effect: HOSTILE })),
    };
    expect((await openCards()(hostile)).status).toBe(200);
    expect(drawn.join('')).not.toMatch(/<script|<image|passwd/iu);
  });

  it.each([
    ['no draft', { name: 'Wolf' }],
    ['a word of another kind', { ...alborc, keywords: [7] }],
    ['a list longer than a card', { ...alborc, keywords: Array.from({ length: 41 }, () => 'Elf') }],
    ['a text longer than a card', { ...alborc, name: 'W'.repeat(2001) }],
    ['nothing', null],
  ])('is refused for %s', async (_what, draft) => {
    expect((await openCards()(draft)).status).toBe(400);
    expect(drawn).toEqual([]);
  });

  it('is refused in a language that there is not, and for more than 16 kB', async () => {
    expect((await openCards()(alborc, 'xx')).status).toBe(400);
    const rows = Array.from({ length: 40 }, () => alborc.rows[0]);
    const skills = Array.from({ length: 40 }, () => alborc.skills[0]);
    expect((await openCards()({ ...alborc, rows, skills })).status).toBe(413);
    expect(drawn).toEqual([]);
  });

  it('says that it cannot be drawn now, and reports why', async () => {
    const answer = await openCards({ draw: () => Promise.reject(new Error('no sharp')) })(alborc);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    expect(faults).toEqual([new Error('no sharp')]);
  });

  it('is drawn for a visitor as long as their share of the processor lasts, and then again', async () => {
    let now = 0;
    const ask = openCards({
      turns: createTurns(DRAFT_TURNS, () => now),
      draw: () => {
        now += 900;
        return Promise.resolve(Buffer.from('card'));
      },
    });
    const said: number[] = [];
    for (let count = 0; count < 11; count += 1) said.push((await ask(alborc)).status);
    expect(said).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    now += 10_000;
    expect((await ask(alborc)).status).toBe(200);
  });
});
