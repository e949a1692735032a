import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PlacedWords } from '#domain/game/mission-words.ts';

const SECTIONS: Readonly<Record<string, MessageDescriptor>> = {
  setup: msg`Setup`,
  rules: msg`Rules`,
  markers: msg`Event markers`,
  scoring: msg`Scoring`,
};

/**
 * What a word's place in a mission is called: `Rules · Pick up · Text`. `words` are the English
 * ones.
 */
export function usePlaceLabel(words: PlacedWords): (place: string) => string {
  const { i18n, t } = useLingui();
  return (place) => {
    const [section = '', id = '', part = section] = place.split('.');
    const what = part === 'name' ? t`Name` : t`Text`;
    const sectionWords = SECTIONS[section];
    if (sectionWords === undefined) return what;
    return [i18n._(sectionWords), words[`${section}.${id}.name`] ?? id, what].join(' · ');
  };
}
