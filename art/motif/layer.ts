/**
 * A part of a picture as data: layers from back to front. The paint's first letter says how it
 * lies: plain (`metal`) a filled shape with the ink outline, `-` filled without outline, `~` a line
 * of the given width, `*` an outlined line (ink below, colour above).
 */
export type Layer = readonly [paint: string, d: string, width?: number];
export type Part = readonly Layer[];

/** A covering of the head: `behind` lies under head and hair, `before` over them. */
export type Headgear = { readonly behind: Part; readonly before: Part };

/** Colours of one tone: lit side, shadowed side. */
export type Tone = readonly [light: string, dark: string];
export type Tones = Readonly<Record<string, Tone>>;

export const INK = '#0c0f17';
const VEILS: Readonly<Record<string, string>> = {
  ink: `fill="${INK}"`,
  shade: 'fill="#05060c" fill-opacity=".34"',
  shine: 'fill="#fff" fill-opacity=".34"',
};

/**
 * Draws parts with one set of tones and remembers which of them it needed, so that only those are
 * defined.
 */
export type Painter = {
  readonly draw: (part: Part) => string;
  /** The gradients of every tone drawn so far. */
  readonly definitions: () => string;
};

/**
 * A painter whose gradients bear `id` as their prefix; a tone that it does not know is drawn in
 * ink.
 */
export function createPainter(id: string, tones: Tones): Painter {
  const used = new Set<string>();
  const paintOf = (name: string): string => {
    if (tones[name] === undefined) return INK;
    used.add(name);
    return `url(#${id}-${name})`;
  };
  return {
    draw: (part) => part.map((layer) => drawLayer(layer, paintOf)).join(''),
    definitions: () =>
      [...used].map((name) => gradientOf(`${id}-${name}`, tones[name] ?? [INK, INK])).join(''),
  };
}

function drawLayer([paint, d, width = 6]: Layer, paintOf: (name: string) => string): string {
  const name = paint.replace(/^[-~*]/u, '');
  switch (paint.charAt(0)) {
    case '-':
      return `<path ${VEILS[name] ?? `fill="${paintOf(name)}"`} stroke="none" d="${d}"/>`;
    case '~':
      return `<path fill="none" stroke="${paintOf(name)}" stroke-width="${width}" d="${d}"/>`;
    case '*':
      return (
        `<path fill="none" stroke-width="${width + 9}" d="${d}"/>` +
        `<path fill="none" stroke="${paintOf(name)}" stroke-width="${width}" d="${d}"/>`
      );
    default:
      return `<path fill="${paintOf(name)}" d="${d}"/>`;
  }
}

/** Light falls from the left: the axis parts the lit half of a thing from its shadow. */
function gradientOf(id: string, [light, dark]: Tone): string {
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="-90" x2="90" y1="0" y2="0">` +
    `<stop stop-color="${light}"/><stop offset=".5" stop-color="${mix(light, dark, 0.22)}"/>` +
    `<stop offset=".51" stop-color="${mix(light, dark, 0.78)}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`
  );
}

/** A colour between two `#rrggbb` colours; share 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const channel = (at: number): string => {
    const from = Number.parseInt(first.slice(at, at + 2), 16);
    const to = Number.parseInt(second.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
