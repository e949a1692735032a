import type { Messages } from '@lingui/core';
import type { Loaders } from '../i18n.ts';

/** Where the words of each book are. A module for each language: one fetches that of one's own. */
export const wordBooks: Loaders = import.meta.glob<{ messages: Messages }>([
  '/locales/en/*.po',
  '!/locales/en/messages.po',
]);
