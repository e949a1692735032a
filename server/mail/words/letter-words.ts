import type { MailKind } from '../mailer.ts';

/** A change of address is told to the new address and to the one that the account has. */
export type LetterKind = MailKind | 'email_change_current';

/**
 * The words of one mail. Values stand in them as `{{ .Name }}`; the languages have as many
 * paragraphs as each other.
 */
export type LetterWords = {
  readonly subject: string;
  /** The text that a list of mails shows beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The effect of following the link; null without a link. */
  readonly button: string | null;
  /** Introduces the code. */
  readonly code: string;
  /** The advice for a reader who did not ask for the mail. */
  readonly notYou: string;
};

/** The facts of a game result's notice, from the reader's side. */
export type ResultFacts = {
  /** The player who recorded it, ready to be shown. */
  readonly player: string;
  /** The mission's name in the reader's language; null for one that the catalogue does not have. */
  readonly mission: string | null;
  readonly ownScore: number;
  readonly opponentScore: number;
  /** Other scores for a result that counts already. */
  readonly isCorrection: boolean;
};

/** The texts that all mails of a language share. */
export type LanguageWords = {
  readonly letters: Readonly<Record<LetterKind, LetterWords>>;
  /** The address in full, for when the button does nothing. */
  readonly plainLink: string;
  /**
   * The sentences for how often and how long link and code work, and the code alone; `time` is for
   * example "1 hour".
   */
  readonly expiry: (time: string) => string;
  readonly codeExpiry: (time: string) => string;
  readonly footer: string;
  readonly resultNotice: (facts: ResultFacts) => Omit<LetterWords, 'code'>;
};
