import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { commandArbitrary, documentArbitrary } from '#tests/builders/commands.ts';
import { execute, newHistory, undo } from './history.ts';
import { historyToJson, parseDocument, parseHistory } from './serialise.ts';
import type { RosterHistory } from './types.ts';

const stored = (history: RosterHistory): unknown => JSON.parse(JSON.stringify(historyToJson(history)));

describe('a stored history', () => {
  it('comes back whole with its undo and redo, whatever was done', () => {
    fc.assert(
      fc.property(documentArbitrary, fc.array(commandArbitrary), fc.nat(5), (start, commands, undone) => {
        const done = commands.reduce(execute, newHistory(start));
        const history = Array.from({ length: undone }).reduce<RosterHistory>((made) => undo(made), done);
        expect(parseHistory(stored(history))).toEqual(history);
      }),
    );
  });

  const history = execute(newHistory(documentWith({ alborc: 1 })), { type: 'add', unitId: 'coal' });

  it.each([
    ['nothing', null],
    ['a text', '{}'],
    ['an array', []],
    ['a document alone', history.document],
    ['no past', { document: history.document, future: [] }],
    [
      'an unknown command',
      { ...history, past: [{ command: { type: 'explode' }, inverse: { type: 'clear' } }] },
    ],
    ['a step without its inverse', { ...history, past: [{ command: { type: 'clear' } }] }],
    ['a quantity of 0', { ...history, document: documentWith({ alborc: 0 }) }],
    ['a quantity of one and a half', { ...history, document: documentWith({ alborc: 1.5 }) }],
    [
      'a unit twice',
      {
        ...history,
        document: documentWith({}, { entries: [...history.document.entries, ...history.document.entries] }),
      },
    ],
    ['a number for a name', { ...history, document: { ...history.document, name: 7 } }],
  ])('is none when it is %s', (_what, input) => {
    expect(parseHistory(input)).toBeNull();
  });

  it('never fails on what storage may hold', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        expect(parseHistory(input)).toBeNull();
      }),
    );
  });

  it('loses fields that a later version added, nothing else', () => {
    expect(parseHistory({ ...history, savedBy: 'later' })).toEqual(history);
  });
});

describe('parseDocument', () => {
  it('reads a list whose undo cannot be read', () => {
    const document = documentWith({ alborc: 1 });
    expect(parseDocument(JSON.parse(JSON.stringify(document)))).toEqual(document);
    expect(parseDocument({ ...document, entries: 'none' })).toBeNull();
  });
});
