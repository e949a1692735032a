import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Language } from '#domain/catalogue/types.ts';
import type { WordsField } from '#domain/catalogue/workshop/words-draft.ts';

/** The labels of the fields, the same in the group of each language. */
export const FIELD_WORDS: Readonly<Record<WordsField, MessageDescriptor>> = {
  name: msg`Name`,
  text: msg`Explanation`,
  value: msg`Meaning of the brackets`,
};

/** The titles of the groups. */
export const LANGUAGE_WORDS: Readonly<Record<Language, MessageDescriptor>> = {
  en: msg`English`,
  es: msg`Spanish`,
  fr: msg`French`,
};

/** Says which field a fault's path names, such as `es.text`. */
export function pathWords(path: string, say: (words: MessageDescriptor) => string): string {
  const [language = '', field = ''] = path.split('.');
  const steps = [labelIn(LANGUAGE_WORDS, language), labelIn(FIELD_WORDS, field)];
  const told = steps.flatMap((words) => (words === undefined ? [] : [say(words)]));
  return told.length === 0 ? say(msg`Kind`) : told.join(' · ');
}

function labelIn(
  words: Readonly<Record<string, MessageDescriptor>>,
  key: string,
): MessageDescriptor | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
