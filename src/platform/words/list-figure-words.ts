import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FigureId } from '#domain/compare/figures.ts';

/** The names of the figures of a list; distances are in strides. */
export const FIGURE_WORDS: Readonly<Record<FigureId, MessageDescriptor>> = {
  points: msg`Points`,
  command: msg`Command`,
  activations: msg`Units to activate`,
  joining: msg`Characters that may join`,
  models: msg`Models`,
  wounds: msg`Wounds`,
  conquest: msg`Conquest value`,
  move: msg`Movement`,
  charge: msg`Charge`,
  range: msg`Range`,
  melee: msg`Melee`,
  ranged: msg`Ranged`,
  defence: msg`Defence`,
  willpower: msg`Willpower`,
};
