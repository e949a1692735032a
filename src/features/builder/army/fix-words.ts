import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FactionId } from '#domain/catalogue/types.ts';
import type { Copies, Fix } from '#domain/roster/repair/fix.ts';
import { signedNumber } from '#platform/words/signed-number.ts';

type Names = {
  /** Names some copies, such as "Alborc and 2 × Orc Hunters". */
  readonly units: (copies: readonly Copies[]) => string;
  readonly faction: (id: FactionId) => string;
};

/** Says the change that a fix makes. */
export function fixMessage(fix: Fix, names: Names): MessageDescriptor {
  const [removed, added] = [names.units(fix.removed), names.units(fix.added)];
  const target = fix.target ?? 0;
  const faction = names.faction(fix.faction ?? '');
  switch (fix.kind) {
    case 'remove':
      return msg`Remove ${removed}`;
    case 'add':
      return msg`Add ${added}`;
    case 'swap':
      return msg`Swap ${removed} for ${added}`;
    case 'correct':
      return msg`Correct the value`;
    case 'raise-target':
      return msg`Raise the target to ${target} pts`;
    case 'set-faction':
      return msg`Change the faction to ${faction}`;
  }
}

/** Says what a fix does to the list besides: totals, target, units that are lost. */
export function changeMessages(fix: Fix, names: Names): readonly MessageDescriptor[] {
  const { kind, change, target } = fix;
  const lost = kind === 'set-faction' ? fix.removed : [];
  const units = names.units(lost);
  return [
    ...(change.points === 0 ? [] : [msg`${signedNumber(change.points)} pts`]),
    ...(change.points === 0 && kind === 'swap' ? [msg`same points`] : []),
    ...(change.command === 0 ? [] : [msg`${signedNumber(change.command)} CP`]),
    ...(target === null || kind === 'raise-target' ? [] : [msg`target ${target} pts`]),
    ...(lost.length === 0 ? [] : [msg`without ${units}`]),
  ];
}
