import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Counted } from '#domain/odds/chances.ts';
import type { PrintedRoll, RollKind } from '#domain/odds/printed-rolls.ts';

/** The names of the results that dice count. */
export const COUNTED_WORDS: Readonly<Record<Counted, MessageDescriptor>> = {
  success: msg`Successes`,
  block: msg`Blocks`,
  special: msg`Specials`,
};

const KIND_WORDS: Readonly<Record<RollKind, MessageDescriptor>> = {
  melee: msg`Melee`,
  ranged: msg`Ranged`,
  defence: msg`Defence`,
  willpower: msg`Willpower`,
};

/** Returns the name of a printed roll: `Ranged (12), 3 or more troops`. */
export function useRollName({ kind, troops, range }: PrintedRoll): string {
  const { i18n } = useLingui();
  const troopsName = useTroopsName(troops);
  const name = range === null ? i18n._(KIND_WORDS[kind]) : i18n._(msg`Ranged (${range})`);
  return troopsName === null ? name : `${name}, ${troopsName}`;
}

/** `3+`, `2-` or `1` as words; null for a row that holds always. */
function useTroopsName(troops: string | null): string | null {
  const { t } = useLingui();
  const count = Number.parseInt(troops ?? '', 10);
  if (troops === null || Number.isNaN(count)) return null;
  if (troops.endsWith('+')) {
    return t`${plural(count, { one: '# or more troops', other: '# or more troops' })}`;
  }
  if (troops.endsWith('-')) {
    return t`${plural(count, { one: '# or fewer troops', other: '# or fewer troops' })}`;
  }
  return t`${plural(count, { one: '# troop', other: '# troops' })}`;
}
