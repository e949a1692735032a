import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RuleHome } from '#domain/roster/types.ts';

type RulePlace = {
  /** The id of a chapter or section of the rules, for `paths.rules`. */
  readonly place: string;
  /** Its title. */
  readonly title: MessageDescriptor;
};

const CHAPTER: RulePlace = { place: 'list-building', title: msg`Building a list` };
const POINTS: RulePlace = { place: 'points-and-availability', title: msg`Points and availability` };
const CHARACTERS: RulePlace = {
  place: 'characters-and-their-units',
  title: msg`Characters and fitting units`,
};

/** The place in the rules that explains each rule of list building. */
export const RULE_PLACES: Readonly<Record<RuleHome, RulePlace>> = {
  availability: POINTS,
  'high-command': { place: 'high-command-in-a-list', title: msg`High Command in a list` },
  tournament: { place: 'tournament-legality', title: msg`Legal in tournaments` },
  companion: CHARACTERS,
  'required-partner': CHARACTERS,
  'list-name': CHAPTER,
  'empty-list': CHAPTER,
  'one-faction': { place: 'one-faction', title: msg`One faction` },
  'unit-fields': POINTS,
  'points-target': POINTS,
};
