import { describe, expect, it } from 'vitest';
import { eventDraft, FIXED_TIMES, SAVED_EVENT } from '#tests/builders/event-drafts.ts';
import { formatWith } from '#tests/builders/formats.ts';
import { draftOfEvent } from './draft-of-event.ts';
import { readTyped, typedText } from './typed-draft.ts';

const KEY = '6a2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f21';

describe('what was typed in the form', () => {
  it('comes back as it was, for the account that typed it', () => {
    const all = { ...draftOfEvent(SAVED_EVENT, FIXED_TIMES), format: formatWith() };
    for (const changes of [all, { name: 'Winter', seats: null, format: null }]) {
      const typed = { userId: 'ann', changes, key: KEY };
      expect(readTyped(typedText(typed), 'ann')).toEqual(typed);
      expect(readTyped(typedText(typed), 'bea')).toBeNull();
    }
  });

  it.each([
    ['nothing', null],
    ['broken text', '{"userId":"ann"'],
    ['another form', `{"userId":"ann","key":"${KEY}","changes":{"name":1}}`],
    [
      'an unknown tie-break',
      typedText({ userId: 'ann', changes: eventDraft(), key: KEY }).replace('lot', 'luck'),
    ],
  ])('is nothing for %s', (_, written) => {
    expect(readTyped(written, 'ann')).toBeNull();
  });

  it('is kept from a version that wrote no key', () => {
    const written = '{"userId":"ann","changes":{"name":"Winter"}}';
    expect(readTyped(written, 'ann')).toMatchObject({ changes: { name: 'Winter' }, key: null });
  });

  it('drops what no field is named after', () => {
    const written = `{"userId":"ann","key":"${KEY}","changes":{"name":"Winter","owner":"bea"}}`;
    expect(readTyped(written, 'ann')?.changes).toEqual({ name: 'Winter' });
  });
});
