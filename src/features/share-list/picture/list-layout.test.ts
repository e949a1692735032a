import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownText } from './fit-text.ts';
import { type Layout, listLayout } from './list-layout.ts';
import type { PicturedList, PicturedUnit } from './pictured-list.ts';
import type { Font, TextShape } from './shapes.ts';

/** Letters of half their size; those beyond Latin are as wide as high. */
const measure = (text: string, { size }: Font) =>
  Array.from(text).reduce((width, letter) => width + (letter > '\u024F' ? size : size / 2), 0);

const unit = (overrides: Partial<PicturedUnit> = {}): PicturedUnit => ({
  quantity: 2,
  name: 'Orc Hunters',
  facts: [],
  points: '40 pts',
  isLeader: false,
  ...overrides,
});

const list = (overrides: Partial<PicturedList> = {}): PicturedList => ({
  name: 'Winter Raid',
  faction: 'Northern Tribes',
  points: '70 pts',
  totals: ['2 CP', '3 units'],
  marks: [],
  units: [unit({ name: 'Wrathmane', facts: ['High Command', '2 CP'], isLeader: true }), unit()],
  more: null,
  code: {
    label: 'Code of this list',
    groups: ['222M', 'LMR5', 'L2W7'],
    hint: 'Type or scan it.',
    squares: { side: 27, path: 'M3 3h1v1h-1z' },
  },
  maker: 'Made with Muster, unofficial',
  ...overrides,
});

const lay = (pictured: PicturedList) => listLayout(pictured, measure);
const textsOf = ({ shapes }: Layout) => shapes.filter((shape) => shape.kind === 'text');
const wordsOf = (layout: Layout) => textsOf(layout).map(({ text }) => text);

/** The pairs of texts of which one covers the other. */
function overlaps(layout: Layout): readonly string[] {
  const texts = textsOf(layout);
  const meet = (one: TextShape, other: TextShape) =>
    one.x < other.x + other.width - 0.01 &&
    other.x < one.x + one.width - 0.01 &&
    one.y < other.y + other.height - 0.01 &&
    other.y < one.y + one.height - 0.01;
  return texts.flatMap((one, at) =>
    texts.slice(at + 1).flatMap((other) => (meet(one, other) ? [`${one.text} / ${other.text}`] : [])),
  );
}

function outside({ shapes, width, height }: Layout): readonly unknown[] {
  return shapes.filter(
    (shape) =>
      shape.x < 0 ||
      shape.y < 0 ||
      shape.x + shape.width > width ||
      shape.y + shape.height > height ||
      (shape.kind === 'text' && measure(shape.text, shape.font) > shape.width + 0.01),
  );
}

const WORDS = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom(
    'W'.repeat(300),
    'a '.repeat(150),
    '狼'.repeat(120),
    'جيش الشمال '.repeat(20),
    '👨‍👩‍👧‍👦'.repeat(60),
  ),
  fc.constantFrom('Raid', 'Iriavík Restless Pup'),
);

describe('the picture of a list', () => {
  it('has its faction, name, sums, units, code and maker from top to bottom', () => {
    const layout = lay(list());
    expect(layout.width).toBe(1080);
    expect(wordsOf(layout)).toEqual([
      'Northern Tribes',
      'Winter Raid',
      '70 pts',
      '2 CP · 3 units',
      '2×',
      'Wrathmane',
      'High Command · 2 CP',
      '40 pts',
      '2×',
      'Orc Hunters',
      '40 pts',
      'Code of this list',
      '222M-LMR5-L2W7',
      'Type or scan it.',
      'Made with Muster, unofficial',
    ]);
  });

  it('carries the marks of a list that is not legal, or a draft, above its units', () => {
    const marks = [
      { isIllegal: true, words: 'Not legal: 2 problems' },
      { isIllegal: false, words: 'Draft: no name yet' },
    ];
    const layout = lay(list({ marks }));
    const words = wordsOf(layout);
    expect(words.indexOf('Not legal: 2 problems')).toBeLessThan(words.indexOf('Wrathmane'));
    expect(layout.shapes).toContainEqual(expect.objectContaining({ kind: 'box', fill: 'dangerSoft' }));
    expect(layout.shapes).toContainEqual(expect.objectContaining({ kind: 'box', fill: 'warningSoft' }));
  });

  it('breaks a long code between its groups', () => {
    const groups = Array.from({ length: 10 }, (_, at) => `K${at}KK`);
    const code = { label: 'Code', groups, hint: 'Hint', squares: null };
    const lines = wordsOf(lay(list({ code }))).filter((text) => text.startsWith('K'));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(groups.join('-'));
  });

  it('has no code where the list has none, and says how many units it leaves out', () => {
    const words = wordsOf(lay(list({ code: null, more: 'and 12 more units' })));
    expect(words).not.toContain('Code of this list');
    expect(words).toContain('and 12 more units');
  });

  it('stays within what every browser draws, with 60 units', () => {
    const units = Array.from({ length: 60 }, () => unit({ facts: ['High Command', '1 CP'], isLeader: true }));
    const { width, height } = lay(list({ units }));
    expect(height).toBeLessThan(8192);
    expect(width * height).toBeLessThan(16_777_216);
  });

  it('covers no text with another and lets none leave its place, whatever the names', () => {
    fc.assert(
      fc.property(
        WORDS,
        fc.array(fc.record({ name: WORDS, isLeader: fc.boolean(), points: WORDS }), { maxLength: 25 }),
        WORDS,
        (name, units, words) => {
          const layout = lay(
            list({
              name: shownText(name),
              units: units.map((each) => unit({ ...each, facts: [words], quantity: 99 })),
              marks: [{ isIllegal: true, words }],
              totals: [words],
            }),
          );
          expect(overlaps(layout)).toEqual([]);
          expect(outside(layout)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a name in a picture', () => {
  it('keeps every alphabet and drops what turns, hides or stacks letters', () => {
    expect(shownText('狼群 جيش Список')).toBe('狼群 جيش Список');
    expect(shownText('\u202Egnp.tsil\u200B\u3164')).toBe('gnp.tsil');
    expect(shownText(`Z${'\u0334'.repeat(40)}a`)).toBe(`Z${'\u0334'.repeat(3)}a`);
    expect(shownText('two\nlines')).toBe('two lines');
  });
});
