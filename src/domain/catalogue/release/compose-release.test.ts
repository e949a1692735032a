import { describe, expect, it } from 'vitest';
import { type AcceptedChange, composeRelease, EMPTY_CONTENT } from './compose-release.ts';

const change = (fields: object, more: Partial<AcceptedChange> = {}): AcceptedChange => ({
  part: 'units',
  target: 'north/orc',
  change: { fields },
  note: 'The card says so.',
  by: null,
  ...more,
});

describe('the next release', () => {
  it('says what the one before it said, and over it the changes in their order', () => {
    const first = composeRelease(EMPTY_CONTENT, [change({ points: 20, command: 1 })], 1);
    const second = composeRelease(
      first,
      [
        change({ points: 25 }),
        change({ points: 30 }),
        { ...change({ name: 'Aim' }), part: 'terms', target: 'keywords/aim' },
      ],
      2,
    );
    expect(second.overlay).toMatchObject({
      units: { 'north/orc': { fields: { points: 30, command: 1 } } },
      terms: { 'keywords/aim': { fields: { name: 'Aim' } } },
    });
    expect(first.overlay.units['north/orc']?.fields).toEqual({ points: 20, command: 1 });
  });

  it('remarks on each target with its newest reasons, and names everybody who helped with it', () => {
    const first = composeRelease(
      EMPTY_CONTENT,
      [change({ points: 20 }, { by: 'Ada' }), change({ command: 1 }, { note: 'Misprint.', by: 'Ada' })],
      1,
    );
    expect(first.remarks.units).toEqual({
      'north/orc': { note: 'The card says so.\nMisprint.', notes: {}, release: 1, by: ['Ada'] },
    });
    const second = composeRelease(first, [change({ points: 25 }, { note: 'Reprint.', by: 'Bo' })], 2);
    expect(second.remarks.units['north/orc']).toEqual({
      note: 'Reprint.',
      notes: {},
      release: 2,
      by: ['Ada', 'Bo'],
    });
  });

  it('takes a target whose name every object has for nothing but a target', () => {
    const { remarks } = composeRelease(
      EMPTY_CONTENT,
      [change({ name: 'North' }, { part: 'factions', target: 'constructor' })],
      1,
    );
    expect(remarks.factions['constructor']?.release).toBe(1);
  });
});
