import { cardSkills, type CardSkill } from '#domain/catalogue/texts/card-skills.ts';
import type { UnitSkill } from '#domain/catalogue/profile.ts';
import { notePieces, type NotePiece, valueDice } from '#domain/catalogue/roll-codes.ts';
import { skillLines, skillText, type SkillText } from '#domain/catalogue/texts/skill-texts.ts';
import { parseTerm } from '#domain/catalogue/texts/term.ts';
import type { TermKind } from '#domain/catalogue/types.ts';
import type { Piece } from '../text/paragraph.ts';
import { LEFT, paragraph, stack, COLUMN, type Block, type Setting } from './block.ts';
import { labelOf, markOf, termOf, typeset, type CardInput } from './card-input.ts';
import { hueOf, INK, MUTED } from './colours.ts';
import type { Mark } from './marks.ts';

/**
 * Characteristics, keywords and special rules in the card's language, a paragraph each; empty ones
 * are left out.
 */
export function termsBlock(input: CardInput, { text, isTight }: Setting): Block | null {
  const { unit } = input;
  const { accent } = hueOf(unit);
  const groups = [
    ['characteristics', unit.characteristics],
    ['keywords', unit.keywords],
    ['special-rules', unit.specialRules],
  ] as const satisfies readonly (readonly [TermKind, readonly string[]])[];
  const paragraphs = groups
    .filter(([, terms]) => terms.length > 0)
    .map(([kind, terms]): readonly Piece<Mark>[] => {
      return [
        {
          text: `${labelOf(input, kind).replaceAll(' ', '\u00A0')}\u00A0\u00A0`,
          face: 'bold',
          colour: accent,
        },
        ...terms.flatMap((term, at) => [
          ...(at === 0 ? [] : [inkPiece('\u00A0· ')]),
          ...termPieces(input, kind, term),
        ]),
        BLANK,
      ];
    });
  if (paragraphs.length === 0) return null;
  if (isTight) return paragraph(paragraphs.flat(), { size: text });
  return stack(
    paragraphs.map((pieces) => paragraph(pieces, { size: text })),
    text * 0.14,
  );
}

const inkPiece = (text: string): Piece<Mark> => ({ text, face: 'regular', colour: INK });

/** A rule word in the card's language, with the dice of its value as marks. */
function termPieces(input: CardInput, kind: TermKind, printed: string): readonly Piece<Mark>[] {
  const { base, value } = parseTerm(printed);
  const dice = value === null ? null : valueDice(value);
  if (dice === null) return [inkPiece(termOf(input, kind, printed))];
  return [
    inkPiece(`${termOf(input, kind, base)} (`),
    ...dice.map((part) => ({ mark: markOf(input, part), width: 1 })),
    inkPiece(')'),
  ];
}

/** Returns notes on the sources of the numbers; null when there are no notes. */
export function notesBlock(input: CardInput, { text }: Setting): Block | null {
  const { unit, card } = input;
  const { profile } = card;
  const notes = [
    ...(profile === null ? [labelOf(input, 'no-numbers')] : []),
    ...(profile?.inferred === true ? [labelOf(input, 'inferred')] : []),
    ...(unit.type === 'Companion' && profile?.joined !== undefined ? [labelOf(input, 'companion')] : []),
  ];
  if (notes.length === 0) return null;
  return stack(
    notes.map((note) =>
      paragraph([{ text: typeset(note, input), face: 'regular', colour: MUTED }], { size: text }),
    ),
    text * 0.2,
  );
}

const INDENT = 20;

/**
 * Returns the unit's abilities beside its dice, a paragraph each behind a stroke in the faction's
 * colour; null without skills.
 */
export function skillsBlock(input: CardInput, setting: Setting): Block | null {
  const skills = cardSkills(input.card.profile, input.card.skills);
  if (skills.length === 0) return null;
  const { accent } = hueOf(input.unit);
  const blocks = skills.map((skill) => {
    const text = skillBlock(input, skill, setting);
    return {
      height: text.height,
      draw: (sheet, y) => {
        sheet.parts.push(
          `<rect x="${LEFT}" y="${Math.round(y)}" width="6" height="${Math.round(text.height)}" rx="3" fill="${accent}"/>`,
        );
        text.draw(sheet, y);
      },
    } satisfies Block;
  });
  return stack(blocks, setting.text * (setting.isTight ? 0.3 : 0.42));
}

function skillBlock(input: CardInput, skill: CardSkill, { text: size, isTight }: Setting): Block {
  const at = { size, x: LEFT + INDENT, width: COLUMN - INDENT };
  const head = headPieces(input, skill, isTight);
  const lines = bodyLines(input, skill);
  if (isTight) return paragraph([...head, BLANK, ...lines.flatMap((line) => [...line, BLANK])], at);
  return stack(
    [head, ...lines].map((line) => paragraph(line, at)),
    0,
  );
}

const BLANK: Piece<Mark> = { text: ' ', face: 'regular', colour: INK };
const KINDS = { passive: 'passive', command: 'command-skill', spell: 'spell', skill: 'skill' } as const;
const HALVES = { alone: 'half-alone', joined: 'half-joined', both: 'half-both' } as const;

function headPieces(input: CardInput, skill: CardSkill, isTight: boolean): readonly Piece<Mark>[] {
  const name = textOf(input, skill)?.name ?? skill.name;
  const facts = [
    // The card in the player's hand may bear the English name.
    ...(name === skill.name || isTight ? [] : [skill.name]),
    labelOf(input, KINDS[skill.kind]),
    ...(skill.isLong ? [labelOf(input, 'long')] : []),
    ...(skill.half === null ? [] : [labelOf(input, HALVES[skill.half])]),
  ].join('\u00A0· ');
  return [
    { text: `${typeset(name, input)} `, face: 'bold', colour: INK },
    { text: isTight ? `(${facts})` : `· ${facts}`, face: 'regular', colour: MUTED },
  ];
}

function textOf(input: CardInput, { name, half, text }: CardSkill): SkillText | null {
  return skillText(input.texts.skills, input.unit.id, {
    name: text?.name ?? name,
    half: text?.half ?? half ?? 'alone',
  });
}

function bodyLines(input: CardInput, skill: CardSkill): readonly (readonly Piece<Mark>[])[] {
  const said = textOf(input, skill);
  if (said !== null) return skillLines(typeset(said.text, input)).map((line) => piecesOf(input, line, INK));
  if (skill.text === null) return [[{ text: labelOf(input, 'no-text'), face: 'regular', colour: MUTED }]];
  return [notePiecesOf(input, skill.text)];
}

/** The English notes, for a skill that nobody has put into sentences. */
function notePiecesOf(input: CardInput, text: UnitSkill): readonly Piece<Mark>[] {
  const facts = [
    ['when', text.timing],
    ['target', text.target],
    ['cost', text.cost],
  ] as const;
  return [
    ...facts.flatMap(([label, value]) =>
      value === null
        ? []
        : [
            { text: `${labelOf(input, label)}:\u00A0`, face: 'semibold' as const, colour: MUTED },
            ...piecesOf(input, notePieces(sentence(value)), MUTED),
          ],
    ),
    ...piecesOf(input, notePieces(text.effect), INK),
    ...(text.uncertain
      ? [{ text: ` ${labelOf(input, 'doubt')}`, face: 'regular' as const, colour: MUTED }]
      : []),
  ];
}

function sentence(text: string): string {
  return /[.!?]$/u.test(text) ? `${text} ` : `${text}. `;
}

function piecesOf(input: CardInput, pieces: readonly NotePiece[], colour: string): readonly Piece<Mark>[] {
  return pieces.flatMap((piece): readonly Piece<Mark>[] =>
    'text' in piece
      ? [{ text: piece.text, face: 'regular', colour }]
      : piece.parts.map((part) => ({ mark: markOf(input, part), width: 1 })),
  );
}
