import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FaultReason } from '#domain/catalogue/workshop/fault-reason.ts';

/** Says why the catalogue would refuse a value. */
export function faultWords(reason: FaultReason): MessageDescriptor {
  switch (reason.code) {
    case 'missing':
      return msg`This is missing.`;
    case 'number':
      return msg`A whole number from ${reason.from} to ${reason.to}.`;
    case 'added':
      return msg`A number, or one with a plus such as +1.`;
    case 'troops':
      return msg`Write all, or a number of troops such as 3+, 2- or 1.`;
    case 'too-long':
      return msg`At most ${reason.most} characters.`;
    case 'unclean':
      return msg`This contains characters that nobody can see. Type it again.`;
    case 'taken':
      return msg`The catalogue already has “${reason.name}”.`;
    case 'no-id':
      return msg`Write it with letters from a to z, as on English cards.`;
    case 'unknown-word':
      return msg`The glossary does not explain “${reason.word}”.`;
    case 'same-name':
      return msg`This faction already has a unit of this name.`;
    case 'other-name':
      return msg`Another faction has this unit, and there it is called ${reason.name}.`;
    case 'no-owner':
      return msg`A Companion belongs to a unit. Choose it.`;
    case 'not-companion':
      return msg`Only a Companion belongs to a unit.`;
    case 'unknown-owner':
      return msg`This faction has no such unit.`;
    case 'token':
      return msg`“${reason.token}” in braces is neither a die nor a symbol.`;
    case 'other':
      return msg`The catalogue would refuse this: ${reason.message}`;
  }
}
