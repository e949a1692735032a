import type { UnitCard } from '#domain/catalogue/assemble.ts';
import type { CardLabel, CardWords } from '#domain/catalogue/texts/card-words.ts';
import { fillWord } from '#domain/catalogue/texts/card-words.ts';
import type { SkillTexts } from '#domain/catalogue/texts/skill-texts.ts';
import { localTerm } from '#domain/catalogue/localise.ts';
import type { RollPart } from '#domain/catalogue/profile.ts';
import type { Catalogue, Language, TermKind, Unit, UnitType } from '#domain/catalogue/types.ts';
import type { Mark } from './marks.ts';

/** The texts of a card in one language, beside the unit's own facts. */
export type CardTexts = {
  readonly words: CardWords;
  readonly catalogue: Catalogue;
  readonly typeNames: Readonly<Partial<Record<UnitType, string>>>;
  /** The sentences of skills; a skill without one shows the English notes. */
  readonly skills: SkillTexts;
};

/**
 * Everything that one card is drawn from. `portrait` is the inside of an SVG whose view box is 0 0
 * 400 400.
 */
export type CardInput = {
  readonly unit: Unit;
  readonly card: UnitCard;
  readonly language: Language;
  readonly texts: CardTexts;
  readonly portrait: string;
};

/** A word of cards in the card's language, its places filled. */
export function labelOf(
  { texts, language }: CardInput,
  label: CardLabel,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillWord(texts.words.labels[label], language, values);
}

/** A printed rule word in the card's language. */
export function termOf({ texts, language }: CardInput, kind: TermKind, printed: string): string {
  return localTerm(texts.catalogue, kind, printed, language);
}

/** A die or symbol as it is drawn in the card's language. */
export function markOf({ texts }: CardInput, part: RollPart): Mark {
  const letters: Readonly<Partial<Record<RollPart, string>>> = texts.words.dice;
  return { part, letter: letters[part] ?? '' };
}

/** Blanks that may not part a line stand before French double points and inside guillemets. */
export function typeset(text: string, { language }: Pick<CardInput, 'language'>): string {
  const even = text.replaceAll('→', '›').replaceAll('≥', '>=').replaceAll('≤', '<=');
  return language === 'fr' ? even.replace(/ (?=[:;!?»])/gu, '\u00A0').replace(/« /gu, '«\u00A0') : even;
}
