import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FormatFinding } from '#domain/formats/check-format.ts';

/** Returns names in the reader's language. */
export type FormatNames = {
  readonly units: (unitIds: readonly string[]) => string;
  readonly faction: (id: string) => string;
  readonly keyword: (id: string) => string;
};

/** Puts what a format says of a list into words (docs/product.md, "Formats"). */
export function formatMessage(
  { code, unitIds, values }: FormatFinding,
  names: FormatNames,
): MessageDescriptor {
  const units = names.units(unitIds);
  const value = (name: string) => String(values[name] ?? '');
  switch (code) {
    case 'faction-not-admitted':
      return msg`${names.faction(value('faction'))} may not be played.`;
    case 'over-points':
      return msg`${value('over')} pts more than the ${value('max')} pts allowed.`;
    case 'under-points':
      return msg`${value('under')} pts fewer than the ${value('min')} pts needed.`;
    case 'unit-banned':
      return msg`${units} may not be taken.`;
    case 'keyword-banned':
      return msg`No units with ${names.keyword(value('keyword'))} may be taken: ${units}.`;
    case 'too-many-of-unit':
    case 'too-many-copies':
      return msg`${units}: ${value('quantity')} in the list, ${value('max')} allowed.`;
    case 'too-many-of-keyword':
      return msg`${value('quantity')} units with ${names.keyword(value('keyword'))}, ${value('max')} allowed: ${units}.`;
    case 'not-tournament-legal':
      return msg`Not tournament legal: ${units}.`;
    case 'unit-not-judged':
      return msg`Not in this catalogue, so it could not be checked: ${units}.`;
    case 'other-release':
      return msg`Made for catalogue release ${value('wanted')}; this app has ${value('here')}.`;
  }
}
