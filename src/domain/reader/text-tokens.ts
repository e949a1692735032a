/**
 * The tokens in braces inside a rules or FAQ text: dice, symbols and diagrams, which the reader
 * draws. Notation: `catalogue/README.md`, Rules and FAQ texts.
 */

/** The six dice, as `{RED}`; their faces are in docs/game.md, "Dice". */
const DICE_TOKENS = ['RED', 'ORG', 'YLW', 'GRN', 'BLU', 'BLK'] as const;
export type DieToken = (typeof DICE_TOKENS)[number];

/**
 * Symbols of dice and cards, as `{success}`: the ids under `symbols` in
 * `locales/<lang>/catalogue.json`.
 */
const SYMBOL_TOKENS = [
  'success',
  'hollow-success',
  'block',
  'hollow-block',
  'special',
  'hollow-special',
  'wound-damage',
  'tinge-token',
  'stress-bolt-modifier',
  'switch',
  'long-action',
  'skill',
  'passive-skill',
  'command-skill',
  'spell',
] as const;
export type SymbolToken = (typeof SYMBOL_TOKENS)[number];

/** Drawings, each alone on its line as `{diagram:cover}`. */
const DIAGRAM_TOKENS = ['line-of-sight', 'coherency', 'charge-lane', 'cover', 'deployment'] as const;
export type DiagramToken = (typeof DIAGRAM_TOKENS)[number];

/**
 * A part of a text in its order: words, or what a pair of braces stands for. `unknown` holds what
 * stood in them.
 */
export type TextPart =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'die'; readonly die: DieToken }
  | { readonly kind: 'symbol'; readonly symbol: SymbolToken }
  | { readonly kind: 'diagram'; readonly diagram: DiagramToken }
  | { readonly kind: 'unknown'; readonly token: string };

/**
 * Takes a text apart at its braces. No part is lost or empty; a brace without its pair is words.
 */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(/\{(?<token>[^{}]*)\}/gu)) {
    if (match.index > from) parts.push({ kind: 'words', words: text.slice(from, match.index) });
    parts.push(tokenPart(match.groups?.['token'] ?? ''));
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: 'words', words: text.slice(from) });
  return parts;
}

function tokenPart(token: string): TextPart {
  const die = DICE_TOKENS.find((each) => each === token);
  if (die !== undefined) return { kind: 'die', die };
  const symbol = SYMBOL_TOKENS.find((each) => each === token);
  if (symbol !== undefined) return { kind: 'symbol', symbol };
  const diagram = DIAGRAM_TOKENS.find((each) => `diagram:${each}` === token);
  return diagram === undefined ? { kind: 'unknown', token } : { kind: 'diagram', diagram };
}
