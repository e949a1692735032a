/** The interface's texts as `locales/<language>/messages.po` holds them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import type { Texts } from './translation-problems.ts';

/** Reads one language's texts by id; none when there is no file. Obsolete texts are left out. */
export async function readMessages(locales: string, locale: string): Promise<Texts> {
  const filename = join(locales, locale, 'messages.po');
  if (!existsSync(filename)) return {};
  const texts = await formatter().parse(readFileSync(filename, 'utf8'), {
    locale,
    sourceLocale: 'en',
    filename,
  });
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([, text]) => text.obsolete !== true)
      .map(([id, { message, translation }]) => [
        id,
        { message: message ?? id, translation: translation ?? '' },
      ]),
  );
}
