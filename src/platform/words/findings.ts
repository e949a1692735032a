import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Finding } from '#domain/roster/types.ts';

/** Returns a unit's name in the reader's language. */
type NameOf = (unitId: string) => string;

/**
 * Puts what a check found into words, for screen and print alike (docs/product.md, "Findings").
 * Returns a message descriptor: `i18n._(…)` makes the sentence of the active language.
 */
export function findingMessage(finding: Finding, nameOf: NameOf): MessageDescriptor {
  const unit = finding.unitIds.map(nameOf).join(', ');
  const value = (name: string) => finding.values[name] ?? '';
  switch (finding.code) {
    case 'availability-exceeded':
      return msg`${unit}: ${value('quantity')} in the list, the card allows ${value('max')}.`;
    case 'high-command-limit':
      return msg`${value('count')} High Command units (recommended maximum: 1)`;
    case 'not-tournament-legal':
      return msg`Warning: This list contains units not tournament legal.`;
    case 'companion-without-owner':
      return msg`${unit} is a Companion and needs ${nameOf(String(value('owner')))} in the list.`;
    case 'partner-missing':
      return msg`${unit} may only be taken together with ${nameOf(String(value('partner')))}.`;
    case 'name-missing':
      return msg`Please enter a list name`;
    case 'list-empty':
      return msg`Add some units first.`;
    case 'faction-unknown':
      return msg`The faction “${value('faction')}” is not known here.`;
    case 'unit-of-other-faction':
      return msg`${unit} does not belong to this faction.`;
    case 'unit-unknown':
      return msg`Not in this catalogue, shown as the list gave it: ${unit}`;
    case 'unit-fields-invalid':
      return msg`${unit}: the value of “${value('field')}” is not possible.`;
    case 'over-target':
      return msg`${value('over')} pts over the target of ${value('target')} pts.`;
  }
}
