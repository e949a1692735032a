import type { FactionId } from '#domain/catalogue/types.ts';
import type { Layout } from './list-layout.ts';
import type { BoxShape, Font, Measure, PathShape, Shape, TextShape, Tone } from './shapes.ts';

/** The look of a picture. */
export type Look = 'light' | 'dark';

type Colours = Readonly<Record<Tone, string>>;

/** A text whose first letter is read from right to left, which decides where its `…` stands. */
const RIGHT_TO_LEFT =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Characters of every font that a picture has, for which the fonts are fetched. */
const SAMPLE = 'A0';
const FONTS: readonly Font[] = [
  { face: 'display', weight: 650, size: 40 },
  { face: 'body', weight: 400, size: 40 },
  { face: 'body', weight: 600, size: 40 },
];

/**
 * Draws what `layOut` places, with the colours of the faction. Resolves to the PNG with its height
 * in pixels; rejects where the browser has no canvas or no memory for one.
 */
export async function drawLayout(
  layOut: (measure: Measure) => Layout,
  faction: FactionId,
  look: Look,
): Promise<{ readonly picture: Blob; readonly height: number }> {
  // A font that cannot be fetched is replaced, as on the page.
  await Promise.allSettled(FONTS.map((font) => document.fonts.load(cssFont(font), SAMPLE)));
  const canvas = document.createElement('canvas');
  const context = contextOf(canvas);
  const { width, height, shapes } = layOut((text, font) => {
    context.font = cssFont(font);
    return context.measureText(text).width;
  });
  Object.assign(canvas, { width, height });
  const colours = coloursOf(faction, look);
  paint(context, colours.ground, () => context.fillRect(0, 0, width, height));
  for (const shape of shapes) drawShape(context, shape, colours);
  return { picture: await pngOf(canvas), height };
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no canvas');
  return context;
}

async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The picture could not be written'));
      else resolve(blob);
    }, 'image/png');
  });
}

function drawShape(context: CanvasRenderingContext2D, shape: Shape, colours: Colours): void {
  context.save();
  if (shape.kind === 'box') drawBox(context, shape, colours);
  else if (shape.kind === 'path') drawPath(context, shape, colours);
  else drawText(context, shape, colours);
  context.restore();
}

function drawBox(context: CanvasRenderingContext2D, box: BoxShape, colours: Colours): void {
  const outline = new Path2D();
  outline.roundRect(box.x, box.y, box.width, box.height, box.radius);
  context.globalAlpha = box.alpha ?? 1;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
  paint(context, colours[box.fill], () => context.fill(outline));
  if (box.edge === undefined) return;
  context.lineWidth = 2;
  context.strokeStyle = colours[box.edge];
  context.stroke(outline);
}

function drawPath(context: CanvasRenderingContext2D, shape: PathShape, colours: Colours): void {
  const { x, y, scale, path, tone, pen, alpha = 1 } = shape;
  context.translate(x, y);
  context.scale(scale, scale);
  context.globalAlpha = alpha;
  if (pen === undefined) {
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
    paint(context, colours[tone], () => context.fill(new Path2D(path)));
    return;
  }
  Object.assign(context, { lineWidth: pen, lineCap: 'round', lineJoin: 'round' });
  context.strokeStyle = colours[tone];
  context.stroke(new Path2D(path));
}

function drawText(context: CanvasRenderingContext2D, shape: TextShape, colours: Colours): void {
  const { text, x, y, width, height, font, tone, align } = shape;
  // Letters with towers of accents stay in their line.
  context.beginPath();
  context.rect(x - 4, y - 4, width + 8, height + 8);
  context.clip();
  context.font = cssFont(font);
  context.textAlign = align;
  context.direction = RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr';
  const from = { left: x, center: x + width / 2, right: x + width }[align];
  const baseline = y + height / 2 + font.size * 0.35;
  paint(context, colours[tone], () => context.fillText(text, from, baseline));
}

function paint(context: CanvasRenderingContext2D, colour: string, draw: () => void): void {
  context.fillStyle = colour;
  draw();
}

function cssFont({ face, weight, size }: Font): string {
  const families = getComputedStyle(document.documentElement).getPropertyValue(`--font-${face}`);
  return `${weight} ${size}px ${families}`;
}

/** Reads the tokens of a faction in one look, whichever look the page has. */
function coloursOf(faction: FactionId, look: Look): Colours {
  const probe = document.createElement('span');
  probe.dataset['faction'] = faction;
  probe.style.colorScheme = look;
  probe.hidden = true;
  document.body.append(probe);
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  try {
    return {
      ground: read('--surface-1'),
      card: read('--surface-2'),
      text: read('--text'),
      muted: read('--text-muted'),
      accent: read('--accent'),
      gold: read('--gold-text'),
      line: read('--line'),
      crest: read('--crest-ink'),
      danger: read('--danger'),
      dangerSoft: read('--danger-soft'),
      warning: read('--warning'),
      warningSoft: read('--warning-soft'),
      white: '#fff',
      black: '#000',
    };
  } finally {
    probe.remove();
  }
}
