import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { commandArbitrary, documentArbitrary } from '#tests/builders/commands.ts';
import { emptyDocument } from './document.ts';
import { canRedo, canUndo, execute, newHistory, redo, takeBack, undo } from './history.ts';
import type { Command, RosterHistory } from './types.ts';

const commands = fc.array(commandArbitrary, { maxLength: 30 });

function run(list: readonly Command[], start = newHistory(emptyDocument('northern-tribes'))): RosterHistory {
  return list.reduce(execute, start);
}

function undoAll(history: RosterHistory): RosterHistory {
  return canUndo(history) ? undoAll(undo(history)) : history;
}

function redoAll(history: RosterHistory): RosterHistory {
  return canRedo(history) ? redoAll(redo(history)) : history;
}

describe('taking one edit back', () => {
  const faction: Command = { type: 'change-faction', faction: 'scions-of-yaldabaoth' };
  const add: Command = { type: 'add', unitId: 'orc-hunters' };
  const start = newHistory(documentWith({ alborc: 1 }));

  it('undoes the edit when nothing came after it', () => {
    const done = run([faction], start);
    const [step] = done.past;
    expect(step === undefined ? null : takeBack(done, step)).toEqual(undo(done));
  });

  it('brings back what that edit took, also after later edits, which undo still reaches', () => {
    const done = run([faction, add], start);
    const [step] = done.past;
    if (step === undefined) throw new Error('no step');
    const back = takeBack(done, step);
    expect(back.document).toEqual(start.document);
    expect(undo(back).document).toEqual(done.document);
  });

  it('changes nothing when the edit was undone meanwhile', () => {
    const done = run([faction], start);
    const [step] = done.past;
    const undone = undo(done);
    expect(step === undefined ? null : takeBack(undone, step)).toBe(undone);
  });

  it('leaves every state within reach of undo, whatever was done', () => {
    fc.assert(
      fc.property(commands, fc.nat(), (list, at) => {
        const done = run(list, start);
        const step = done.past[at % Math.max(1, done.past.length)];
        if (step === undefined) return;
        expect(undoAll(takeBack(done, step)).document).toEqual(start.document);
      }),
    );
  });
});

describe('history', () => {
  it('comes back to the start after undoing all, whatever was done', () => {
    fc.assert(
      fc.property(documentArbitrary, commands, (start, list) => {
        expect(undoAll(run(list, newHistory(start))).document).toEqual(start);
      }),
    );
  });

  it('comes back to the end after redoing all, whatever was done', () => {
    fc.assert(
      fc.property(documentArbitrary, commands, (start, list) => {
        const end = run(list, newHistory(start));
        expect(redoAll(undoAll(end))).toEqual(end);
      }),
    );
  });

  it('passes the same lists on the way back as on the way there', () => {
    fc.assert(
      fc.property(commands, (list) => {
        const end = run(list);
        const back = undo(end);
        expect(canUndo(end) ? redo(back) : back).toEqual(end);
      }),
    );
  });

  it('stays the same object when a command changes nothing', () => {
    const history = run([{ type: 'add', unitId: 'alborc' }]);
    expect(execute(history, { type: 'remove', unitId: 'coal' })).toBe(history);
    expect(execute(history, { type: 'rename', name: '' })).toBe(history);
    expect(execute(history, { type: 'load', document: structuredClone(history.document) })).toBe(history);
  });

  it('stays the same object when there is nothing to undo or redo', () => {
    const history = newHistory(emptyDocument('feudom'));
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
  });

  it('forgets what was undone once something new is done', () => {
    const undone = undo(run([{ type: 'add', unitId: 'alborc' }]));
    expect(canRedo(undone)).toBe(true);
    expect(canRedo(execute(undone, { type: 'add', unitId: 'coal' }))).toBe(false);
  });

  it('takes a name back in one step, however many letters were typed', () => {
    const typed = run([
      { type: 'add', unitId: 'alborc' },
      { type: 'rename', name: 'W' },
      { type: 'rename', name: 'Wi' },
      { type: 'rename', name: 'Win' },
    ]);
    expect(typed.past).toHaveLength(2);
    expect(undo(typed).document.name).toBe('');
    expect(redo(undo(typed)).document.name).toBe('Win');
  });

  it('has no step for a name that was typed and deleted again', () => {
    const start = newHistory(documentWith({}, { name: 'Raid' }));
    const back = run(
      ['Rai', 'Ra', 'Raid'].map((name) => ({ type: 'rename', name }) as const),
      start,
    );
    expect(back.document.name).toBe('Raid');
    expect(canUndo(back)).toBe(false);
  });

  it('keeps two names apart that another edit stands between', () => {
    const history = run([
      { type: 'rename', name: 'W' },
      { type: 'add', unitId: 'alborc' },
      { type: 'rename', name: 'Wi' },
    ]);
    expect(undo(history).document.name).toBe('W');
  });

  it('brings a removed unit back to its place', () => {
    const history = newHistory(documentWith({ alborc: 1, coal: 1, vercana: 1 }));
    const removed = execute(history, { type: 'set-quantity', unitId: 'coal', quantity: 0 });
    expect(undo(removed).document.entries).toEqual(history.document.entries);
  });

  it('brings the whole list back after a change of faction', () => {
    const history = newHistory(documentWith({ alborc: 1 }, { savedId: 'a', currentName: 'Winter Raid' }));
    expect(undo(execute(history, { type: 'change-faction', faction: 'feudom' })).document).toEqual(
      history.document,
    );
  });

  it('undoes and redoes an edit together with the save after it', () => {
    const saved = run([
      { type: 'add', unitId: 'alborc' },
      { type: 'add', unitId: 'coal' },
      { type: 'mark-saved', currentName: 'Raid', savedId: 'a' },
    ]);
    const undone = undo(saved);
    expect(undone.document.entries.map(({ unitId }) => unitId)).toEqual(['alborc']);
    expect(redo(undone)).toEqual(saved);
  });

  it('redoes an edit alone when another one follows it', () => {
    const all = run([
      { type: 'add', unitId: 'alborc' },
      { type: 'add', unitId: 'coal' },
    ]);
    expect(redo(undo(undo(all))).document.entries.map(({ unitId }) => unitId)).toEqual(['alborc']);
  });
});
