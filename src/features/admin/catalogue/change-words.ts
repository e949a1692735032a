import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReviewedChange } from '#data/admin/catalogue-review.ts';
import { catalogue, unitTypeName } from '#data/catalogue.ts';
import { isRecord } from '#domain/catalogue/is-record.ts';
import { type Language, UNIT_TYPES } from '#domain/catalogue/types.ts';

const SOURCES: Readonly<Record<ReviewedChange['source'], MessageDescriptor>> = {
  card: msg`Card`,
  rules: msg`Rule book`,
  faq: msg`Official FAQ`,
};

/** Returns the words for where a change comes from. */
export function sourceWords(source: ReviewedChange['source']): MessageDescriptor {
  return SOURCES[source];
}

/** The kind of a change, for its badge. */
export function kindWords({ section, target, change }: ReviewedChange): MessageDescriptor {
  if (section === 'factions') return msg`Faction`;
  if (section === 'terms') return msg`Glossary`;
  if (section === 'missions') return msg`Mission or feat`;
  if (change['isRetired'] === true) return msg`Unit to take out`;
  return catalogue.unitByKey.has(target) ? msg`Correction` : msg`Missing unit`;
}

/** Returns the facts of a unit that a change adds, one by one; empty for other changes. */
export function addedFacts(
  { section, target, change: { fields } }: ReviewedChange,
  language: Language,
  say: (words: MessageDescriptor) => string,
): readonly string[] {
  if (section !== 'units' || catalogue.unitByKey.has(target) || !isRecord(fields)) return [];
  const { type, points, availability, command, highCommand, tournamentLegal } = fields;
  const known = UNIT_TYPES.find((each) => each === type);
  const words = [fields['characteristics'], fields['keywords'], fields['specialRules']];
  return [
    ...(known === undefined ? [] : [unitTypeName(known, language)]),
    say(msg`${Number(points)} pts`),
    say(msg`Availability: ${Number(availability)}`),
    say(msg`Command: ${Number(command)}`),
    ...(highCommand === true ? [say(msg`High Command`)] : []),
    ...(tournamentLegal === false ? [say(msg`Not tournament legal`)] : []),
    ...words.flatMap((list) => (Array.isArray(list) ? list.map(String) : [])),
  ];
}
