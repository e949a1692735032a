import type { Language } from '#domain/catalogue/types.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import type { LanguageWords, LetterKind, LetterWords, ResultFacts } from './letter-words.ts';
import { SPANISH } from './spanish.ts';

/** Everything that one mail says, in one language or, in a template, in all of them. */
export type Letter = {
  readonly language: string;
  readonly plainLink: string;
  readonly expiry: string;
  readonly footer: string;
} & LetterWords;

/** The texts of a letter; a notice has neither a code nor an end. */
export type LetterShape = Omit<Letter, 'code' | 'expiry'> & {
  readonly code: string | null;
  readonly expiry: string | null;
};

/** A language without words of its own gets English mails. */
const WORDS: Readonly<Partial<Record<Language, LanguageWords>>> = { es: SPANISH, fr: FRENCH };

/** The words of one mail in one language; link and code live `seconds`. */
export function letterIn(language: Language, kind: LetterKind, seconds: number): Letter {
  const { letters, plainLink, expiry, codeExpiry, footer } = WORDS[language] ?? ENGLISH;
  const letter = letters[kind];
  const time = duration(language, seconds);
  return {
    ...letter,
    language,
    plainLink,
    expiry: letter.button === null ? codeExpiry(time) : expiry(time),
    footer,
  };
}

/**
 * The notice of a game result in one language, with the values in it; `siteUrl` has no slash at its
 * end.
 */
export function resultNoticeIn(language: Language, facts: ResultFacts, siteUrl: string): LetterShape {
  return noticeShape(language, (WORDS[language] ?? ENGLISH).resultNotice(facts), siteUrl);
}

/** A notice with the texts that all mails share; `siteUrl` has no slash at its end. */
export function noticeShape(
  language: Language,
  notice: Omit<LetterWords, 'code'>,
  siteUrl: string,
): LetterShape {
  const { plainLink, footer } = WORDS[language] ?? ENGLISH;
  return {
    ...notice,
    language,
    plainLink,
    code: null,
    expiry: null,
    footer: footer.replace('{{ .SiteURL }}', () => siteUrl),
  };
}

/** One letter out of several, word by word; all have the same shape. */
export function combineLetters(
  letters: readonly Letter[],
  join: (words: readonly string[]) => string,
): Letter {
  const [first] = letters;
  const shapes = new Set(
    letters.map(({ paragraphs, button }) => `${String(paragraphs.length)} ${String(button === null)}`),
  );
  if (first === undefined || shapes.size !== 1) {
    throw new Error(`These mails are not built alike: ${letters.map(({ subject }) => subject).join(', ')}`);
  }
  const all = (word: (letter: Letter) => string) => join(letters.map(word));
  return {
    subject: all(({ subject }) => subject),
    preview: all(({ preview }) => preview),
    title: all(({ title }) => title),
    paragraphs: first.paragraphs.map((_, at) => all(({ paragraphs }) => paragraphs[at] ?? '')),
    button: first.button === null ? null : all(({ button }) => button ?? ''),
    code: all(({ code }) => code),
    notYou: all(({ notYou }) => notYou),
    language: all(({ language }) => language),
    plainLink: all(({ plainLink }) => plainLink),
    expiry: all(({ expiry }) => expiry),
    footer: all(({ footer }) => footer),
  };
}

/** Whole hours as hours, anything else as minutes. */
function duration(language: Language, seconds: number): string {
  const hours = seconds / 3600;
  const [amount, unit] =
    Number.isInteger(hours) && hours > 0
      ? [hours, 'hour']
      : [Math.max(1, Math.floor(seconds / 60)), 'minute'];
  const time = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
  return time.replace(' ', '\u00a0');
}
