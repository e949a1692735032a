import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TieBreak } from '#domain/events/types.ts';

/** The name of each tie-break, and a short one for the head of a column. */
export const TIE_BREAK_NAMES: Readonly<
  Record<TieBreak, { readonly name: MessageDescriptor; readonly short: MessageDescriptor }>
> = {
  strength: { name: msg`Strength of schedule`, short: msg`SoS` },
  'extended-strength': { name: msg`Extended strength of schedule`, short: msg`Ext. SoS` },
  mission: { name: msg`Mission points`, short: msg`Mission` },
  feats: { name: msg`Feat points`, short: msg`Feats` },
  difference: { name: msg`Score difference`, short: msg`Diff.` },
  'head-to-head': { name: msg`Head to head`, short: msg`H2H` },
  lot: { name: msg`Lot`, short: msg`Lot` },
};
