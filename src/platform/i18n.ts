import { i18n, type Messages } from '@lingui/core';
import { startTransition } from 'react';
import type { Language } from '#domain/catalogue/types.ts';
import { isLanguage, rememberLanguage, setDocumentLanguage } from './language.ts';

/** Loads one language's compiled messages. */
type MessagesLoader = () => Promise<{ readonly messages: Messages }>;
export type Loaders = Readonly<Record<string, MessagesLoader>>;

/** What became of a switch of language: `language` is the one shown now. */
export type ActivationResult =
  | { readonly ok: true; readonly language: Language }
  | { readonly ok: false; readonly language: Language; readonly reason: 'not-loaded' };

/**
 * Words that only some pages need, kept out of what every page fetches first. Which files' words
 * are in which book is in lingui.config.ts.
 */
export type WordBook =
  | 'lists'
  | 'keeping'
  | 'cloud'
  | 'account'
  | 'community'
  | 'posting'
  | 'activity'
  | 'profile'
  | 'reader'
  | 'units'
  | 'cards'
  | 'missions'
  | 'play'
  | 'game'
  | 'table'
  | 'about'
  | 'admin'
  | 'updates'
  | 'news';

/** What every page needs. The list of the books is fetched with the first of them. */
const firstWords: Loaders = import.meta.glob<{ messages: Messages }>('/locales/*/messages.po');

const BOOKS: Readonly<Record<Language, () => Promise<{ readonly wordBooks: Loaders }>>> = {
  en: () => import('./word-books/en.ts'),
  es: () => import('./word-books/es.ts'),
  fr: () => import('./word-books/fr.ts'),
};

const openBooks = new Set<WordBook>();

/**
 * Adds a book of words to the language that is shown, and to every one that is shown later. A page
 * waits for it before it shows, as for its own code (`withBook`); rejects when the words cannot be
 * fetched, and the next call tries again.
 */
export async function openBook(book: WordBook, loaders?: Loaders): Promise<void> {
  if (openBooks.has(book)) return;
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en';
  const messages = await read(language, book, loaders);
  // The language was switched while its words were on their way.
  if (i18n.locale !== language && isLanguage(i18n.locale)) return openBook(book, loaders);
  // Nothing that is shown has waited for these words: what draws again because of them does so in
  // small steps.
  startTransition(() =>
    i18n.loadAndActivate({ locale: language, messages: { ...i18n.messages, ...messages } }),
  );
  openBooks.add(book);
}

/** Loads a part of the app together with the words that it needs. */
export async function withBook<Part>(book: WordBook, part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, openBook(book)]);
  return loaded;
}

/**
 * Shows the interface in a language. Its messages are fetched when first asked for; when that fails
 * (no network on a first visit), the language already shown stays, at the very start English. Never
 * throws.
 */
export async function activateLanguage(language: Language, loaders?: Loaders): Promise<ActivationResult> {
  if (await show(language, loaders)) return { ok: true, language };
  const shown = isLanguage(i18n.locale) ? i18n.locale : 'en';
  // Without messages English shows its source text, so this cannot leave the page without words.
  if (!(await show(shown, loaders))) i18n.loadAndActivate({ locale: shown, messages: i18n.messages });
  setDocumentLanguage(shown);
  return { ok: false, language: shown, reason: 'not-loaded' };
}

/**
 * Switches the language because the player chose it: shown now, remembered for the next visit (spec
 * section 3).
 */
export async function chooseLanguage(language: Language, loaders?: Loaders): Promise<ActivationResult> {
  rememberLanguage(language);
  return activateLanguage(language, loaders);
}

async function show(language: Language, loaders: Loaders | undefined): Promise<boolean> {
  try {
    const books = ['messages', ...openBooks] as const;
    const parts = await Promise.all(books.map((book) => read(language, book, loaders)));
    // A page opened another book meanwhile.
    if (openBooks.size + 1 > books.length) return await show(language, loaders);
    const messages = parts.reduce<Messages>((all, part) => ({ ...all, ...part }), {});
    i18n.loadAndActivate({ locale: language, messages });
    setDocumentLanguage(language);
    return true;
  } catch {
    return false;
  }
}

async function read(
  language: Language,
  book: WordBook | 'messages',
  loaders: Loaders | undefined,
): Promise<Messages> {
  const load = (loaders ?? (await loadersOf(language, book)))[`/locales/${language}/${book}.po`];
  if (load === undefined) throw new Error(`There are no words ${book} in ${language}`);
  return (await load()).messages;
}

async function loadersOf(language: Language, book: WordBook | 'messages'): Promise<Loaders> {
  return book === 'messages' ? firstWords : (await BOOKS[language]()).wordBooks;
}
