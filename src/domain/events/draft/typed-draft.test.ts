import { describe, expect, it } from 'vitest';
import { eventDraft, FIXED_TIMES, SAVED_EVENT } from '#tests/builders/event-drafts.ts';
import { formatWith } from '#tests/builders/formats.ts';
import { draftOfEvent } from './draft-of-event.ts';
import { readTyped, typedText } from './typed-draft.ts';

describe('what was typed in the form', () => {
  it('comes back as it was, for the account that typed it', () => {
    const all = { ...draftOfEvent(SAVED_EVENT, FIXED_TIMES), format: formatWith() };
    expect(readTyped(typedText({ userId: 'ann', changes: all }), 'ann')).toEqual(all);
    const some = { name: 'Winter', seats: null, format: null };
    expect(readTyped(typedText({ userId: 'ann', changes: some }), 'ann')).toEqual(some);
    expect(readTyped(typedText({ userId: 'ann', changes: some }), 'bea')).toEqual({});
  });

  it.each([
    ['nothing', null],
    ['broken text', '{"userId":"ann"'],
    ['another form', '{"userId":"ann","changes":{"name":1}}'],
    ['an unknown tie-break', typedText({ userId: 'ann', changes: eventDraft() }).replace('lot', 'luck')],
  ])('is empty for %s', (_, written) => {
    expect(readTyped(written, 'ann')).toEqual({});
  });

  it('drops what no field is named after', () => {
    expect(readTyped('{"userId":"ann","changes":{"name":"Winter","owner":"bea"}}', 'ann')).toEqual({
      name: 'Winter',
    });
  });
});
