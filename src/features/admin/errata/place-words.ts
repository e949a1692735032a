import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PlacedWords } from '#domain/game/missions/mission-words.ts';

const SECTIONS: Readonly<Record<string, MessageDescriptor>> = {
  setup: msg`Setup`,
  rules: msg`Rules`,
  markers: msg`Event markers`,
  scoring: msg`Scoring`,
};

/**
 * Returns a function that names a text's place in a mission: `Rules · Pick up · Text`. `words` are
 * the English texts.
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
