import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/catalogue/types.ts';
import { canDraw } from '../text/outline-font.ts';
import { CARD_HEIGHT, CARD_WIDTH, LEFT } from './block.ts';
import { cardSvg, type CardDrawing } from './card-svg.ts';
import { readArtSource } from './read-cards.ts';
import type { Box } from './sheet.ts';

const source = readArtSource(join(import.meta.dirname, '../..'));

const wordsOf = ({ boxes }: CardDrawing) => boxes.map((box) => box.what).join(' ');
const draw = (id: string, language: (typeof LANGUAGES)[number]) => {
  const unit = source.catalogue.units.find((each) => each.id === id);
  if (unit === undefined) throw new Error(`There is no ${id}`);
  return cardSvg(source.cardInput(unit, language));
};

/** Returns the pairs of texts whose ink overlaps; a pixel of kerning does not count. */
function overlaps(boxes: readonly Box[]): readonly string[] {
  const inRows = boxes.toSorted((one, other) => one.y - other.y);
  return inRows.flatMap((one, index) => {
    const found: string[] = [];
    for (const other of inRows.slice(index + 1)) {
      if (other.y > one.y + one.height) break;
      const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const high = Math.min(one.y + one.height, other.y + other.height) - other.y;
      if (wide > 1.5 && high > 1.5) found.push(`“${one.what}” and “${other.what}”`);
    }
    return found;
  });
}

describe.each(LANGUAGES)('every card in %s', (language) => {
  it.each(source.catalogue.units.map((unit) => [`${unit.faction}/${unit.id}`, unit] as const))(
    'holds %s whole: nothing outside, nothing on top of each other, 6 points or more',
    (_name, unit) => {
      const { boxes, points, overflow } = cardSvg(source.cardInput(unit, language));
      expect(overflow).toBe(0);
      expect(points).toBeGreaterThanOrEqual(6);
      const outside = boxes.filter(
        ({ x, y, width, height }) =>
          x < LEFT - 3 || x + width > CARD_WIDTH - LEFT + 3 || y < 20 || y + height > CARD_HEIGHT - 14,
      );
      expect(outside).toEqual([]);
      expect(overlaps(boxes)).toEqual([]);
      const texts = boxes.filter(({ size }) => size !== null);
      expect(texts.filter(({ size }) => (size ?? 0) < 25)).toEqual([]);
      expect(texts.filter(({ what }) => !canDraw('regular', what))).toEqual([]);
    },
  );
});

describe('a card', () => {
  it('says what the catalogue knows, in its language', () => {
    const words = wordsOf(draw('hersir', 'es'));
    for (const part of ['Hersir', 'Tribus', 'Personaje', '25', 'Mando', 'MOV', '4-2', '[10]', 'DISP'])
      expect(words).toContain(part);
    expect(words).toContain('Unido a una unidad');
    expect(words).toContain('W0002TA4');
    expect(words).toContain('Anula');
    expect(words).toContain('Carta no oficial');
  });

  it('is the same each time, and holds no text that needs a font', () => {
    const { svg } = draw('nuada', 'fr');
    expect(draw('nuada', 'fr').svg).toBe(svg);
    expect(svg).not.toContain('<text');
  });

  it('names unknown numbers as unknown', () => {
    const unit = source.catalogue.units[0];
    if (unit === undefined) throw new Error('There is no unit');
    const drawing = cardSvg({ ...source.cardInput(unit, 'en'), card: { profile: null, skills: [] } });
    expect(wordsOf(drawing)).toContain('The numbers of this card are not known here yet.');
    expect(drawing.boxes.filter(({ what }) => what === '–')).toHaveLength(4);
  });

  it('tells how much does not fit', () => {
    const input = source.cardInput(source.catalogue.units[0] ?? fail(), 'en');
    const skill = { ...(input.card.skills[0] ?? fail()), effect: 'Too long to be printed. '.repeat(120) };
    const drawing = cardSvg({
      ...input,
      texts: { ...input.texts, skills: {} },
      card: { ...input.card, skills: [skill] },
    });
    expect(drawing.overflow).toBeGreaterThan(0);
    expect(drawing.boxes.filter(({ what }) => what === 'printed.').length).toBe(120);
  });

  it('bears no faction for a mercenary', () => {
    expect(wordsOf(draw('vercana', 'en'))).toContain('Mercenary');
    expect(wordsOf(draw('vercana', 'en'))).not.toContain('Embersig');
  });
});

function fail(): never {
  throw new Error('The catalogue is empty');
}
