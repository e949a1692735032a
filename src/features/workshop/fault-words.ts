import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FaultReason } from '#domain/catalogue/workshop/fault-reason.ts';

type ReasonWithValue = Extract<
  FaultReason,
  { code: 'number' | 'too-long' | 'taken' | 'unknown-word' | 'other-name' | 'token' | 'other' }
>;

/** Reasons that need no value to be said. */
const WORDS: Readonly<Record<Exclude<FaultReason, ReasonWithValue>['code'], MessageDescriptor>> = {
  missing: msg`This is missing.`,
  added: msg`A number, or one with a plus such as +1.`,
  troops: msg`Write all, or a number of troops such as 3+, 2- or 1.`,
  unclean: msg`This contains characters that nobody can see. Type it again.`,
  'no-id': msg`Write it with letters from a to z, as on English cards.`,
  'same-name': msg`This faction already has a unit of this name.`,
  'no-owner': msg`A Companion belongs to a unit. Choose it.`,
  'not-companion': msg`Only a Companion belongs to a unit.`,
  'unknown-owner': msg`This faction has no such unit.`,
};

/** Says why the catalogue would refuse a value. */
export function faultWords(reason: FaultReason): MessageDescriptor {
  switch (reason.code) {
    case 'number':
      return msg`A whole number from ${reason.from} to ${reason.to}.`;
    case 'too-long':
      return msg`At most ${reason.most} characters.`;
    case 'taken':
      return msg`The catalogue already has “${reason.name}”.`;
    case 'unknown-word':
      return msg`The glossary does not explain “${reason.word}”.`;
    case 'other-name':
      return msg`Another faction has this unit, and there it is called ${reason.name}.`;
    case 'token':
      return msg`“${reason.token}” in braces is neither a die nor a symbol.`;
    case 'other':
      return msg`The catalogue would refuse this: ${reason.message}`;
    default:
      return WORDS[reason.code];
  }
}
