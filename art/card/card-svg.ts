import { CARD_HEIGHT, CARD_WIDTH, COLUMN, LEFT, stack, type Block, type Setting } from './block.ts';
import { labelOf, type CardInput } from './card-input.ts';
import { GOLD, MUTED, PAPER } from './colours.ts';
import { headerBlock } from './header.ts';
import { joinedBlock, rowBlock } from './profile-rows.ts';
import { drawText, newSheet, textWidth, type Box, type Sheet } from './sheet.ts';
import { statsBlock } from './stats.ts';
import { notesBlock, skillsBlock, termsBlock } from './texts.ts';

/** A drawn card: 945 × 1416 pixels, which are 3.15 × 4.72 in at 300 dots to the inch. */
export type CardDrawing = {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** Every text, die and symbol with the place of its ink. */
  readonly boxes: readonly Box[];
  /** The size of running text, in points. */
  readonly points: number;
  /** The height of the content that does not fit, in pixels; 0 when all fits. */
  readonly overflow: number;
};

/**
 * Settings from the roomiest to the narrowest: text from 8.6 to 6 points (docs/product.md, "Unit
 * cards").
 */
const SETTINGS: readonly Setting[] = [
  ...sizes(36, 29).map((text) => ({ text, portrait: 280, gap: text * 0.72, isTight: false })),
  ...sizes(32, 27).map((text) => ({ text, portrait: 220, gap: text * 0.6, isTight: false })),
  ...sizes(29, 25).map((text) => ({ text, portrait: 170, gap: text * 0.5, isTight: true })),
  { text: 25, portrait: 150, gap: 9, isTight: true },
];
const MOST_PORTRAIT = 400;
const FOOT = 62;

/**
 * Renders a unit's card (docs/product.md, "Picture files"): everything that the
 * catalogue knows of it, in the card's language, on one side. Long cards are set smaller, never
 * below 6 points; content that still does not fit is rendered all the same and reported in
 * `overflow`. All text is outlines, so the reader needs no font.
 */
export function cardSvg(input: CardInput): CardDrawing {
  const { setting, room } = settle(input);
  const spare = Math.max(0, room);
  // Room that is left goes to the portrait first, then between the parts.
  const portrait = Math.min(MOST_PORTRAIT, setting.portrait + spare);
  const left = spare - (portrait - setting.portrait);
  const roomy = { ...setting, portrait };
  const body = bodyOf(input, roomy);
  const gap = setting.gap + Math.min(34, left / (body.length + 1));
  const sheet = newSheet();
  const header = headerBlock(input, roomy);
  const content = stack(body, gap);
  drawPaper(sheet);
  header.draw(sheet, 0);
  content.draw(sheet, header.height + Math.min(gap, 30));
  drawFoot(sheet, input);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">${sheet.parts.join('')}</svg>`,
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    boxes: sheet.boxes,
    points: (setting.text * 72) / 300,
    overflow: Math.max(0, -room),
  };
}

/**
 * The roomiest setting that holds the card, or the narrowest; `room` is what it leaves blank, below
 * 0 where it does not.
 */
function settle(input: CardInput): { readonly setting: Setting; readonly room: number } {
  let narrowest: { setting: Setting; room: number } | null = null;
  for (const setting of SETTINGS) {
    narrowest = { setting, room: spareOf(input, setting) };
    if (narrowest.room >= 0) break;
  }
  if (narrowest === null) throw new Error('There is no setting to draw a card in');
  return narrowest;
}

function sizes(from: number, to: number): readonly number[] {
  return Array.from({ length: from - to + 1 }, (_, step) => from - step);
}

function bodyOf(input: CardInput, setting: Setting): readonly Block[] {
  const { profile } = input.card;
  const blocks = [
    statsBlock(input),
    ...(profile?.profiles ?? []).map((row) => rowBlock(input, row, setting)),
    profile?.joined === undefined ? null : joinedBlock(input, profile.joined, setting),
    notesBlock(input, setting),
    termsBlock(input, setting),
    skillsBlock(input, setting),
  ];
  return blocks.filter((block) => block !== null);
}

function spareOf(input: CardInput, setting: Setting): number {
  const content = stack(bodyOf(input, setting), setting.gap).height + Math.min(setting.gap, 30);
  return CARD_HEIGHT - FOOT - headerBlock(input, setting).height - content;
}

function drawPaper(sheet: Sheet): void {
  sheet.parts.push(`<path fill="${PAPER}" d="M0 0H${CARD_WIDTH}V${CARD_HEIGHT}H0z"/>`);
}

/** The card's printed code, and that nobody official made it. */
function drawFoot(sheet: Sheet, input: CardInput): void {
  const style = { face: 'regular', size: 25, colour: MUTED } as const;
  const base = CARD_HEIGHT - 26;
  const words = labelOf(input, 'unofficial');
  const code = input.card.profile?.card_ref ?? null;
  sheet.parts.push(
    `<path stroke="${GOLD}" stroke-width="2" d="M${LEFT} ${CARD_HEIGHT - 54}H${LEFT + COLUMN}"/>`,
  );
  drawText(sheet, words, LEFT, base, style);
  if (code !== null) drawText(sheet, code, LEFT + COLUMN - textWidth(code, style), base, style);
}
