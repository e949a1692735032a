import { i18n } from '@lingui/core';
import type { Language } from '#domain/catalogue/types.ts';
import { regionOf, rememberLanguage, setDocumentLanguage } from './language.ts';
import { messagesIn } from './messages.ts';

/** Shows the interface in a language. Modules bring their messages in all languages: no fetch. */
export function activateLanguage(language: Language): void {
  i18n.loadAndActivate({ locale: language, locales: regionOf(language), messages: messagesIn(language) });
  setDocumentLanguage(language);
}

/** Switches to the language that the player chose, and remembers it for the next visit. */
export function chooseLanguage(language: Language): void {
  rememberLanguage(language);
  activateLanguage(language);
}
