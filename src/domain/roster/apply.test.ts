import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry } from '#tests/builders/catalogue.ts';
import { commandArbitrary, documentArbitrary } from '#tests/builders/commands.ts';
import { applyCommand } from './apply.ts';
import { emptyDocument, sameDocument } from './document.ts';
import type { Command, RosterDocument } from './types.ts';

const list = documentWith(
  { alborc: 1, 'orc-hunters': 2 },
  { target: 200, currentName: 'Raid', savedId: 'a' },
);

function quantities(document: RosterDocument, command: Command) {
  return applyCommand(document, command).document.entries.map(({ unitId, quantity }) => [unitId, quantity]);
}

describe('applyCommand', () => {
  it('is taken back exactly by its inverse, whatever the list and the command', () => {
    fc.assert(
      fc.property(documentArbitrary, commandArbitrary, (document, command) => {
        const done = applyCommand(document, command);
        expect(applyCommand(done.document, done.inverse).document).toEqual(document);
      }),
    );
  });

  it('answers the same document object exactly when nothing changes', () => {
    fc.assert(
      fc.property(documentArbitrary, commandArbitrary, (document, command) => {
        const after = applyCommand(document, command).document;
        expect(after === document).toBe(sameDocument(after, document));
      }),
    );
  });

  it('never changes the document it was given', () => {
    fc.assert(
      fc.property(documentArbitrary, commandArbitrary, (document, command) => {
        const before = structuredClone(document);
        applyCommand(document, command);
        expect(document).toEqual(before);
      }),
    );
  });

  it('leaves a sound document sound: each unit once, whole quantities of at least 1', () => {
    fc.assert(
      fc.property(documentArbitrary, commandArbitrary, (document, command) => {
        const { entries } = applyCommand(document, command).document;
        expect(new Set(entries.map(({ unitId }) => unitId)).size).toBe(entries.length);
        expect(entries.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1)).toBe(true);
      }),
    );
  });

  it('adds a copy of a unit that is there, and a new unit at the end', () => {
    expect(quantities(list, { type: 'add', unitId: 'alborc' })).toEqual([
      ['alborc', 2],
      ['orc-hunters', 2],
    ]);
    expect(quantities(list, { type: 'add', unitId: 'coal' }).at(-1)).toEqual(['coal', 1]);
  });

  it('removes one copy, and the entry with its last one', () => {
    expect(quantities(list, { type: 'remove', unitId: 'orc-hunters' })).toEqual([
      ['alborc', 1],
      ['orc-hunters', 1],
    ]);
    expect(quantities(list, { type: 'remove', unitId: 'alborc' })).toEqual([['orc-hunters', 2]]);
    expect(applyCommand(list, { type: 'remove', unitId: 'coal' }).document).toBe(list);
  });

  it('keeps what the list says about an unknown unit while its quantity changes', () => {
    const document = documentWith({}, { entries: [foreignEntry()] });
    const [entry] = applyCommand(document, { type: 'add', unitId: 'old-unit' }).document.entries;
    expect(entry).toEqual({ ...foreignEntry(), quantity: 2 });
  });

  it('sets a quantity from 0 to 99 and takes no number that is none', () => {
    expect(quantities(list, { type: 'set-quantity', unitId: 'alborc', quantity: 500 })[0]).toEqual([
      'alborc',
      99,
    ]);
    expect(quantities(list, { type: 'set-quantity', unitId: 'alborc', quantity: 2.9 })[0]).toEqual([
      'alborc',
      2,
    ]);
    expect(quantities(list, { type: 'set-quantity', unitId: 'alborc', quantity: -1 })).toEqual([
      ['orc-hunters', 2],
    ]);
    expect(
      applyCommand(list, { type: 'set-quantity', unitId: 'alborc', quantity: Number.NaN }).document,
    ).toBe(list);
  });

  it('puts an entry at its place, or at the nearest one', () => {
    const entry = { unitId: 'coal', quantity: 1 };
    const idsAt = (index: number) => quantities(list, { type: 'put-entry', entry, index }).map(([id]) => id);
    expect(idsAt(1)).toEqual(['alborc', 'coal', 'orc-hunters']);
    expect(idsAt(-4)).toEqual(['coal', 'alborc', 'orc-hunters']);
    expect(idsAt(40)).toEqual(['alborc', 'orc-hunters', 'coal']);
    expect(idsAt(Number.NaN)).toEqual(['coal', 'alborc', 'orc-hunters']);
  });

  it('moves an entry that is there, and leaves one alone that stands in its place already', () => {
    const entry = { unitId: 'alborc', quantity: 1 };
    expect(quantities(list, { type: 'put-entry', entry, index: 1 }).map(([id]) => id)).toEqual([
      'orc-hunters',
      'alborc',
    ]);
    expect(applyCommand(list, { type: 'put-entry', entry, index: 0 }).document).toBe(list);
  });

  it('takes no target that is no number', () => {
    expect(applyCommand(list, { type: 'set-target', target: Number.NaN }).document).toBe(list);
    expect(applyCommand(list, { type: 'set-target', target: null }).document.target).toBeNull();
  });

  it('begins another list when the faction changes, so that saving cannot overwrite the one that was left', () => {
    expect(applyCommand(list, { type: 'change-faction', faction: 'feudom' }).document).toEqual({
      ...emptyDocument('feudom'),
      target: 200,
    });
  });

  it('keeps a name that was typed before the first unit when the faction changes', () => {
    const named = documentWith({}, { name: 'Raid' });
    expect(applyCommand(named, { type: 'change-faction', faction: 'feudom' }).document.name).toBe('Raid');
  });

  it('clears units, name and current name for a new list, and keeps faction and target', () => {
    expect(applyCommand(list, { type: 'clear' }).document).toEqual({
      ...emptyDocument('northern-tribes'),
      target: 200,
    });
  });

  it('marks a list as saved without touching what is in it', () => {
    const saved = applyCommand(list, {
      type: 'mark-saved',
      currentName: 'Winter Raid',
      savedId: 'b',
    }).document;
    expect(saved).toEqual({ ...list, currentName: 'Winter Raid', savedId: 'b' });
  });
});
