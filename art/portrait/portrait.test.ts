import { describe, expect, it } from 'vitest';
import { unit } from '#tests/builders/catalogue.ts';
import { portraitArt, portraitSvg } from './portrait.ts';

const orc = unit({ name: 'Orc Hunters', type: 'Troop', characteristics: ['Infantry', 'Orc'], keywords: [] });

describe('a portrait', () => {
  it('is a square picture with its fragment inside', () => {
    expect(portraitSvg(orc)).toMatch(/^<svg [^>]*viewBox="0 0 400 400"/u);
    expect(portraitSvg(orc)).toContain(portraitArt(orc));
  });

  it('is the same each time', () => {
    expect(portraitSvg(orc)).toBe(portraitSvg({ ...orc }));
  });

  it('bears the colours of its faction, and a mercenary his own under every banner', () => {
    expect(portraitArt({ ...orc, faction: 'syenann' })).not.toBe(
      portraitArt({ ...orc, faction: 'northern-tribes' }),
    );
    const sword = { ...orc, characteristics: ['Human', 'Mercenary'] };
    expect(portraitArt({ ...sword, faction: 'syenann' })).toBe(portraitArt({ ...sword, faction: 'feudom' }));
  });

  it('tells ranks apart: troop, character, named character, high command', () => {
    const ranks = [
      orc,
      { ...orc, type: 'Character' as const },
      { ...orc, type: 'Named Character' as const },
      { ...orc, type: 'Character' as const, highCommand: true },
      {
        ...orc,
        type: 'Named Character' as const,
        characteristics: [...orc.characteristics, 'Colossal Company'],
      },
    ];
    expect(new Set(ranks.map(portraitArt)).size).toBe(ranks.length);
  });

  it('draws a name full of marks without breaking the document', () => {
    const svg = portraitSvg({ ...orc, name: '"><script>&' });
    expect(svg).not.toContain('<script');
    expect(svg).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/u);
  });
});
