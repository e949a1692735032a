import { describe, expect, it } from 'vitest';
import { realFeat, realLibrary } from '#tests/builders/games.ts';
import { typedNumbers } from './number-fields.ts';

const { missions, feats } = realLibrary();
const find = (id: string) => {
  const found = [...missions, ...feats].find((each) => each.id === id);
  if (found === undefined) throw new Error(`No ${id}.`);
  return found;
};
const lines = find('battle-lines');
const at = (fields: ReturnType<typeof typedNumbers>['fields'], place: string) =>
  fields.find((field) => field.place === place);

describe('typed numbers of a mission', () => {
  it('are those of the file with changed ones in place, and change nothing by themselves', () => {
    const { fields, changes } = typedNumbers(lines, { rounds: 4, 'turns.0': 2 }, { 'turns.1': '5' });
    expect(at(fields, 'rounds')).toEqual({ place: 'rounds', text: '4', from: 1, to: 20, fault: null });
    expect(at(fields, 'turns.0')?.text).toBe('2');
    expect(changes).toEqual({});
  });

  it('are read within their bounds, and keep what was typed', () => {
    const typed = { rounds: '21', 'control.bonus': ' \u22122 ', 'turns.0': '4', 'scoring.b.points': '1.5' };
    const { fields, changes } = typedNumbers(lines, {}, typed);
    expect(at(fields, 'rounds')).toMatchObject({ text: '21', fault: 'bounds' });
    expect(at(fields, 'scoring.b.points')).toMatchObject({ text: '1.5', fault: 'bounds' });
    expect(changes).toEqual({ 'control.bonus': -2, 'turns.0': 4 });
  });

  it('add turns with a round and take them away again', () => {
    const more = typedNumbers(lines, {}, { rounds: '5', 'turns.2': '4' });
    expect(more.changes).toEqual({ rounds: 5, 'turns.2': 4, 'turns.3': 4, 'turns.4': 4 });
    const fewer = typedNumbers(lines, {}, { rounds: '2', 'turns.2': 'x' });
    expect(fewer.changes).toEqual({ rounds: 2 });
    expect(at(fewer.fields, 'turns.2')).toBeUndefined();
  });

  it('of a meter start between its ends', () => {
    expect(realFeat('banner').meters[0]).toMatchObject({ id: 'glory', min: 1, max: 10 });
    const start = (typed: Readonly<Record<string, string>>) =>
      at(typedNumbers(find('banner'), {}, typed).fields, 'meters.glory.start')?.fault;
    expect(start({ 'meters.glory.start': '10' })).toBeNull();
    expect(start({ 'meters.glory.start': '11' })).toBe('order');
    expect(start({ 'meters.glory.min': '2' })).toBe('order');
  });
});
