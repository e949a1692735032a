import { describe, expect, it } from 'vitest';
import { ICON_NAMES, iconSvg } from './icons.ts';

describe('icons', () => {
  it('has the command badge, six dice and the symbols of cards', () => {
    expect(ICON_NAMES).toContain('command_icon');
    expect(ICON_NAMES.filter((name) => name.startsWith('die-'))).toHaveLength(6);
    expect(ICON_NAMES).toEqual(
      expect.arrayContaining([
        'success',
        'hollow-block',
        'special',
        'stress',
        'tinge',
        'wound',
        'switch',
        'spell',
      ]),
    );
  });

  it.each(ICON_NAMES)('draws %s as a document that loads nothing and writes no letters', (name) => {
    const svg = iconSvg(name) ?? '';
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 24 24"[\s\S]*<\/svg>$/u);
    expect(svg).not.toMatch(/<text|href=/u);
  });

  it('draws each its own way', () => {
    expect(new Set(ICON_NAMES.map(iconSvg)).size).toBe(ICON_NAMES.length);
  });

  it('returns null for an unknown name, names of object properties included', () => {
    expect([iconSvg('crown-of-nobody'), iconSvg('toString'), iconSvg('')]).toEqual([null, null, null]);
  });
});
