import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Rgb = readonly [number, number, number];
type Theme = 'light' | 'dark';

const CSS = readFileSync('src/ui/tokens.css', 'utf8').split('@media print')[0] ?? '';
const FACTIONS = ['syenann', 'northern-tribes', 'hegemony-of-embersig', 'scions-of-yaldabaoth', 'feudom'];
const SURFACES = ['surface-0', 'surface-1', 'surface-2', 'surface-3', 'surface-sunken'];

function hexToRgb(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

/**
 * The declared value of a custom property: the first one, or the one inside the block of a faction.
 */
function declared(name: string, faction?: string): string {
  const block =
    faction === undefined ? CSS : (CSS.split(`[data-faction='${faction}']`)[1]?.split('}')[0] ?? '');
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(block)?.[1];
  if (value === undefined) throw new Error(`tokens.css does not declare --${name}`);
  return value;
}

function colour(name: string, theme: Theme, accent: string): Rgb {
  if (name === 'accent') return pick(accent, theme);
  const value = declared(name);
  const mix = /color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, var\(--([\w-]+)\)\)/.exec(value);
  if (mix === null) return pick(value, theme);
  const [, first = '', share = '0', second = ''] = mix;
  const a = colour(first, theme, accent);
  const b = colour(second, theme, accent);
  const part = Number(share) / 100;
  return [0, 1, 2].map((index) => (a[index] ?? 0) * part + (b[index] ?? 0) * (1 - part)) as unknown as Rgb;
}

function pick(value: string, theme: Theme): Rgb {
  const pair = /light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/.exec(value);
  if (pair === null) throw new Error(`not a colour with two themes: ${value}`);
  return hexToRgb((theme === 'light' ? pair[1] : pair[2]) ?? '');
}

function luminance(rgb: Rgb): number {
  const [r = 0, g = 0, b = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const onEverySurface = (name: string) => SURFACES.map((surface) => [name, surface] as const);

const TEXT_PAIRS: (readonly [string, string])[] = [
  ...['text', 'text-muted', 'text-faint', 'gold-text', 'danger', 'warning', 'success', 'info'].flatMap(
    onEverySurface,
  ),
  ...['danger', 'warning', 'success', 'info'].flatMap((tone) => [
    [tone, `${tone}-soft`] as const,
    ['text', `${tone}-soft`] as const,
    ['text-muted', `${tone}-soft`] as const,
  ]),
  ['on-gold', 'gold'],
  ['on-gold', 'gold-hover'],
  ['on-gold', 'gold-sheen'],
  ['text', 'gold-soft'],
  ['gold-text', 'gold-soft'],
  ['on-danger', 'danger-fill'],
  ['on-danger', 'danger-fill-hover'],
];

const ACCENT_PAIRS: (readonly [string, string])[] = [
  ...onEverySurface('accent'),
  ['on-accent', 'accent'],
  ['text', 'accent-soft'],
  ['text-muted', 'accent-soft'],
  ['accent', 'accent-soft'],
];

const BOUNDARY_PAIRS: (readonly [string, string])[] = [
  ...['line-strong', 'focus', 'gold-edge'].flatMap(onEverySurface),
  ['gold-edge', 'on-gold'],
  ['focus', 'accent-soft'],
];

describe.each<Theme>(['light', 'dark'])('the %s theme', (theme) => {
  const gold = declared('accent');
  const ratio = ([front, back]: readonly [string, string], accent = gold) =>
    contrast(colour(front, theme, accent), colour(back, theme, accent));

  it.each(TEXT_PAIRS)('shows %s on %s at 4.5 to 1 or more', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(BOUNDARY_PAIRS)('shows the edge %s against %s at 3 to 1 or more', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3);
  });

  it('shows the outlines of what is loading, and does not make them loud', () => {
    const shown = ratio(['surface-waiting', 'surface-0']);
    expect(shown).toBeGreaterThanOrEqual(theme === 'dark' ? 1.4 : 1.1);
    expect(shown).toBeLessThanOrEqual(1.5);
  });

  describe.each([undefined, ...FACTIONS])('in the colours of %s', (faction) => {
    it.each(ACCENT_PAIRS)('shows %s on %s at 4.5 to 1 or more', (...pair) => {
      expect(ratio(pair, declared('accent', faction))).toBeGreaterThanOrEqual(4.5);
    });
  });
});

describe('the outlines of what is loading', () => {
  it.each([
    'src/ui/skeleton/skeleton.module.css',
    'src/app/shell/loading-screen.module.css',
    'src/features/community-lists/board-rows.module.css',
  ])('take their surface from one token: %s', (file) => {
    expect(readFileSync(file, 'utf8')).toContain('var(--surface-waiting)');
  });
});

describe('the faction hues', () => {
  it('differ from one another, so that an accent tells factions apart', () => {
    expect(new Set(FACTIONS.map((faction) => declared('accent', faction))).size).toBe(FACTIONS.length);
  });
});
