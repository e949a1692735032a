import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#domain/catalogue/types.ts';
import { isLanguage, rememberLanguage, setDocumentLanguage } from './language.ts';

/** Loads one language's compiled messages. */
type MessagesLoader = () => Promise<{ readonly messages: Messages }>;
type Loaders = Readonly<Record<string, MessagesLoader>>;

/** What became of a switch of language: `language` is the one shown now. */
export type ActivationResult =
  | { readonly ok: true; readonly language: Language }
  | { readonly ok: false; readonly language: Language; readonly reason: 'not-loaded' };

const compiled: Loaders = import.meta.glob<{ messages: Messages }>('/locales/*/messages.po');

/**
 * Shows the interface in a language. Its messages are fetched when first asked for; when that fails (no network on a
 * first visit), the language already shown stays, at the very start English. Never throws.
 */
export async function activateLanguage(
  language: Language,
  loaders: Loaders = compiled,
): Promise<ActivationResult> {
  if (await show(language, loaders)) return { ok: true, language };
  const shown = isLanguage(i18n.locale) ? i18n.locale : 'en';
  // Without messages English shows its source text, so this cannot leave the page without words.
  if (!(await show(shown, loaders))) i18n.loadAndActivate({ locale: shown, messages: i18n.messages });
  setDocumentLanguage(shown);
  return { ok: false, language: shown, reason: 'not-loaded' };
}

/** Switches the language because the player chose it: shown now, remembered for the next visit (spec section 3). */
export async function chooseLanguage(
  language: Language,
  loaders: Loaders = compiled,
): Promise<ActivationResult> {
  rememberLanguage(language);
  return activateLanguage(language, loaders);
}

async function show(language: Language, loaders: Loaders): Promise<boolean> {
  const load = loaders[`/locales/${language}/messages.po`];
  if (load === undefined) return false;
  try {
    const { messages } = await load();
    i18n.loadAndActivate({ locale: language, messages });
    setDocumentLanguage(language);
    return true;
  } catch {
    return false;
  }
}
