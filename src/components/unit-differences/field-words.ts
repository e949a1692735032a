import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { missionNumberWords, type PlaceNames } from '#platform/words/mission-numbers.ts';

/** The names of fields of units and places of missions, by the last step of their path. */
const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  name: msg`Name`,
  names: msg`Name`,
  published: msg`Published`,
  type: msg`Type`,
  points: msg`Points`,
  availability: msg`Availability`,
  command: msg`Command`,
  highCommand: msg`High Command`,
  tournamentLegal: msg`Tournament legal`,
  companionOf: msg`Companion of`,
  characteristics: msg`Characteristics`,
  keywords: msg`Keywords`,
  specialRules: msg`Special rules`,
  profile: msg`Card`,
  card_ref: msg`Code on the card`,
  inferred: msg`Taken from another faction`,
  mov: msg`Movement`,
  charge: msg`Charge`,
  wounds: msg`Wounds`,
  willpower: msg`Willpower`,
  morale: msg`Morale`,
  role: msg`Badge`,
  models: msg`Models`,
  profiles: msg`Row`,
  troops: msg`Troops`,
  range: msg`Range in strides`,
  ranged: msg`Ranged`,
  melee: msg`Melee`,
  defence: msg`Defence`,
  dice: msg`dice`,
  stress_mod: msg`for 1 stress`,
  switches: msg`Switch`,
  cost: msg`Cost`,
  effect: msg`Effect`,
  conquest: msg`Conquest value`,
  joined: msg`While joined to a unit`,
  skills: msg`Skill`,
  joined_skills: msg`Skill while joined`,
  skillTexts: msg`Sentences`,
  half: msg`Half of the card`,
  kind: msg`Kind`,
  long: msg`Long action`,
  timing: msg`When`,
  target: msg`Target`,
  uncertain: msg`The card leaves a doubt`,
  options: msg`Choices`,
  text: msg`Explanation`,
  texts: msg`Translation`,
  value: msg`Meaning of the brackets`,
  es: msg`Spanish`,
  fr: msg`French`,
  en: msg`English`,
  setup: msg`Setup`,
  rules: msg`Rules`,
  markers: msg`Event markers`,
  scoring: msg`Scoring`,
};

/** The beginning of paths of a mission's numbers. */
const NUMBERS = 'numbers.';

/** Steps that say nothing beside those around them. */
const SILENT = new Set(['profile', 'texts', 'text']);

/**
 * Says what a path of `differences` names, such as `profile.profiles[0].melee.dice`: a row, its
 * attack, and the value. Steps without a word, such as the name of a skill, are said as they are.
 * `names`: those of a mission's entries, in whose place their ids are said otherwise.
 */
export function fieldWords(
  path: string,
  say: (words: MessageDescriptor) => string,
  names: PlaceNames = {},
): string {
  if (path.startsWith(NUMBERS)) return missionNumberWords(path.slice(NUMBERS.length), names, say);
  const steps = path.split('.').flatMap((step, at, all) => {
    const entry = names[`${all[at - 1] ?? ''}.${step}`];
    if (entry !== undefined) return [{ name: step, said: entry }];
    const { name = step, place } = /^(?<name>.*)\[(?<place>\d+)\]$/u.exec(step)?.groups ?? {};
    const words = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
    const said = words === undefined ? name : say(words);
    return [{ name, said: place === undefined ? said : `${said} ${Number(place) + 1}` }];
  });
  // The explanation of a term stands beside its name; that of a skill or mission alone.
  const isTerm = path.startsWith('texts.');
  const told = steps.filter(
    ({ name }) => steps.length === 1 || !SILENT.has(name) || (isTerm && name === 'text'),
  );
  return told.map(({ said }) => said).join(' · ');
}
