import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { readMessages } from '#scripts/texts/message-files.ts';

const LOCALES = join(import.meta.dirname, '../../locales');

/** Returns the translations of the seats taken, filled in: of an event's row, and of its page. */
async function seatWords(locale: string, taken: number): Promise<readonly string[]> {
  const texts = Object.values(await readMessages(LOCALES, locale));
  return texts
    .filter(({ message }) => message.startsWith('{taken, plural,'))
    .map(({ translation }) => {
      const i18n = setupI18n({ locale, messages: { [locale]: { seats: translation } } });
      return i18n._('seats', { taken, seats: 16 });
    });
}

describe('the seats taken at an event', () => {
  it.each([
    ['en', 1, ['1 of 16 seats taken', '1 of 16 taken']],
    ['es', 1, ['1 plaza ocupada de 16', '1 ocupada de 16']],
    ['es', 3, ['3 de 16 plazas ocupadas', '3 de 16 ocupadas']],
    ['fr', 1, ['1 place prise sur 16', '1 prise sur 16']],
    ['fr', 3, ['3 places prises sur 16', '3 prises sur 16']],
  ])('agree with their number: %s, %i', async (locale, taken, words) => {
    expect(await seatWords(locale, taken)).toEqual(words);
  });
});
