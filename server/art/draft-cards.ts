import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { CARD_RASTER } from '#art/render/pictures.ts';
import { cardSvg } from '#art/card/card-svg.ts';
import { rasterise } from '#art/render/rasterise.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import { baseUnit } from '#domain/catalogue/workshop/base-unit.ts';
import type { WorkshopDraft } from '#domain/catalogue/workshop/draft.ts';
import { parseDraft } from '#domain/catalogue/workshop/parse-draft.ts';
import { previewOf } from '#domain/catalogue/workshop/preview-of.ts';
import { LANGUAGES, type Language } from '#domain/catalogue/types.ts';
import type { TurnLimits } from '../limits/turns.ts';
import { drawnInTurn, type TurnParts } from './drawn-in-turn.ts';

/** The longest unit of the catalogue is 6 kB as a draft. */
const MOST_BYTES = 16_000;
/**
 * The most dice of a line, words of a kind, rows and skills: hundreds of words with their rules
 * would take seconds.
 */
const MOST_IN_A_LIST = 40;
/** The most letters of a text: the drawing of a word of 9,000 letters has 10 MB. */
const MOST_LETTERS = 2_000;

/**
 * Cards of drafts, and pictures of reports, are drawn one after the other. Each takes about 0.2 s
 * of a processor: a visitor may have forty at once, and then one every three seconds.
 */
export const DRAFT_TURNS: TurnLimits = {
  waiting: 8,
  waitingEach: 1,
  waitMs: 4_000,
  holdMs: 5,
  longestHoldMs: 5_000,
  held: 500,
  running: 1,
  guests: 1,
  each: 1,
  guestRest: { times: 0, mostMs: 0 },
  guestBudget: { burstMs: 8_000, perSecondMs: 60, slowMs: 1_000 },
  playerBudget: { burstMs: 8_000, perSecondMs: 60, slowMs: 1_000 },
};

/**
 * POST /art/draft-card with `{ draft, language }`: the card of a unit that is only being written
 * down, drawn as WebP and kept nowhere. 400 for what is no draft, 413 for more than 16 kB, 429 and
 * 503 with Retry-After when the visitor, or everybody, asks for too much.
 */
export function draftCards(parts: TurnParts): Hono {
  const cards = new Hono();
  const isSmall = bodyLimit({
    maxSize: MOST_BYTES,
    onError: (c) => c.text('This draft is too long to be drawn.\n', 413),
  });
  cards.post('/art/draft-card', isSmall, async (c) => {
    const asked = parseRequest(await c.req.text());
    if (asked === null) return c.text('This is no draft of a unit.\n', 400);
    return drawnInTurn(c, parts, 'image/webp', async () => drawDraft(parts, asked));
  });
  return cards;
}

type Asked = { readonly draft: WorkshopDraft; readonly language: Language };

const request = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ draft: v.unknown(), language: v.picklist(LANGUAGES) }),
);

function parseRequest(text: string): Asked | null {
  const read = v.safeParse(request, text);
  const draft = read.success && isShort(read.output.draft) ? parseDraft(read.output.draft) : null;
  return read.success && draft !== null ? { draft, language: read.output.language } : null;
}

/** True when no list and no text within a value is longer than a card's could be. */
function isShort(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= MOST_LETTERS;
  if (typeof value !== 'object' || value === null) return true;
  const values: readonly unknown[] = Object.values(value);
  return (!Array.isArray(value) || values.length <= MOST_IN_A_LIST) && values.every(isShort);
}

async function drawDraft(
  { newest, draw = rasterise }: TurnParts,
  { draft, language }: Asked,
): Promise<Buffer> {
  const { sources, cardInput } = await newest();
  const base = draft.unit === null ? null : baseUnit(sources, unitKey(draft.faction, draft.unit));
  const { unit, card, texts } = previewOf(draft, base, language);
  const input = cardInput(unit, language);
  const { svg } = cardSvg({ ...input, card, texts: { ...input.texts, skills: texts } });
  return draw(svg, 'webp', CARD_RASTER);
}
