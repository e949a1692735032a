import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TopicKind } from '#domain/statistics/event-topics.ts';
import { countryName } from '#platform/country-name.ts';
import type { Language } from '#domain/catalogue/types.ts';

export const TOPIC_TITLES = {
  points: msg`Points levels`,
  release: msg`Releases of the catalogue`,
  country: msg`Regions`,
} satisfies Record<TopicKind, MessageDescriptor>;

export const TOPIC_LABELS = {
  points: msg`Points level`,
  release: msg`Release`,
  country: msg`Country`,
} satisfies Record<TopicKind, MessageDescriptor>;

const LEVELS: Readonly<Record<string, MessageDescriptor>> = {
  300: msg`Up to 300 pts`,
  500: msg`301–500 pts`,
  800: msg`501–800 pts`,
  more: msg`Over 800 pts`,
};

/** Returns the name of a points level, a release of the catalogue or a country. */
export function topicName(kind: TopicKind, value: string, i18n: I18n, language: Language): string {
  if (kind === 'country') return countryName(value, language);
  if (kind === 'release') {
    const number = value;
    return value === '0' ? i18n._(msg`Before the first release`) : i18n._(msg`Release ${number}`);
  }
  const level = LEVELS[value];
  return level === undefined ? value : i18n._(level);
}
