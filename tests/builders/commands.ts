/**
 * Arbitrary lists and commands for properties: legal ones, illegal ones, and such as no button
 * makes.
 */
import fc from 'fast-check';
import type { Command, Edit, Entry, RosterDocument } from '#domain/roster/types.ts';

const unitId = fc.constantFrom(
  'alborc',
  'wrathmane',
  'orc-hunters',
  'coal',
  'vercana',
  'nobody',
  '',
  '__proto__',
);
const factionId = fc.constantFrom('northern-tribes', 'hegemony-of-embersig', 'feudom', 'nowhere', '');
const label = fc.option(fc.constantFrom('Winter Raid', 'Summer Raid', ''), { nil: null });
const target = fc.option(fc.integer({ min: 0, max: 300 }), { nil: null });

const foreign = fc.record({
  name: fc.string(),
  points: fc.integer(),
  command: fc.integer(),
  highCommand: fc.boolean(),
  keywords: fc.array(fc.string(), { maxLength: 3 }),
});

/** An entry of a known or unknown unit, with or without a description of its own. */
const entryArbitrary: fc.Arbitrary<Entry> = fc.record(
  { unitId, quantity: fc.integer({ min: 1, max: 120 }), foreign },
  { requiredKeys: ['unitId', 'quantity'] },
);

/** A document in which each unit occurs once. */
export const documentArbitrary: fc.Arbitrary<RosterDocument> = fc.record(
  {
    name: fc.constantFrom('', 'Winter Raid', '  Sÿenann  '),
    faction: factionId,
    target,
    entries: fc.uniqueArray(entryArbitrary, { selector: (entry) => entry.unitId, maxLength: 6 }),
    currentName: label,
    savedId: label,
    saved: fc.constantFrom({ print: 'a', localPrint: null }, { print: 'b', localPrint: 'a' }),
    basedOn: fc.constant({ id: 'post-1', name: 'Ice Line' }),
  },
  { requiredKeys: ['name', 'faction', 'target', 'entries', 'currentName', 'savedId'] },
);

/** Any edit, with numbers that a caller might get wrong. */
const editArbitrary: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ type: fc.constant('add' as const), unitId }),
  fc.record({ type: fc.constant('remove' as const), unitId }),
  fc.record({
    type: fc.constant('set-quantity' as const),
    unitId,
    quantity: fc.oneof(
      fc.integer({ min: -2, max: 120 }),
      fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 1.5),
    ),
  }),
  fc.record({
    type: fc.constant('put-entry' as const),
    entry: entryArbitrary,
    index: fc.integer({ min: -1, max: 9 }),
  }),
  fc.record({ type: fc.constant('rename' as const), name: fc.constantFrom('', 'W', 'Wi', 'Win') }),
  fc.record({ type: fc.constant('set-target' as const), target }),
  fc.record({ type: fc.constant('change-faction' as const), faction: factionId }),
  fc.record({ type: fc.constant('clear' as const) }),
  fc.record(
    {
      type: fc.constant('mark-saved' as const),
      currentName: label,
      savedId: label,
      saved: fc.constant({ print: 'c', localPrint: 'c' }),
    },
    { requiredKeys: ['type', 'currentName', 'savedId'] },
  ),
  fc.record({ type: fc.constant('load' as const), document: documentArbitrary }),
);

/** Any command: an edit, or some that are done together. */
export const commandArbitrary: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: editArbitrary },
  fc.record({
    type: fc.constant('together' as const),
    edits: fc.array(editArbitrary.filter(isStorable), { maxLength: 4 }),
  }),
);

/** False for an edit with a number that JSON does not have. */
function isStorable(edit: Edit): boolean {
  return edit.type !== 'set-quantity' || Number.isFinite(edit.quantity);
}
