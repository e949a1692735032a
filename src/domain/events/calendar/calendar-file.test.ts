import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const EVENT = {
  id: '4f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f11',
  name: 'Winter Open',
  startsAt: '2027-01-16T08:00:00.000Z',
  endsAt: '2027-01-16T14:00:00.000Z',
  where: 'Hall 3, Turku',
  about: 'Bring dice;\nand a \\pen\\.',
  url: 'https://muster.example/events/1',
  isCancelled: false,
};
const AT = '2026-11-26T12:00:00.000Z';
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of an event', () => {
  it('has the event in UTC, with its marks escaped', () => {
    expect(unfolded(calendarFile(EVENT, AT))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Muster//Events//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:4f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f11@muster',
      'DTSTAMP:20261126T120000Z',
      'DTSTART:20270116T080000Z',
      'DTEND:20270116T140000Z',
      'SUMMARY:Winter Open',
      String.raw`LOCATION:Hall 3\, Turku`,
      String.raw`DESCRIPTION:Bring dice\;\nand a \\pen\\.`,
      'URL:https://muster.example/events/1',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('leaves out a place and a text that it has not, and says when it is cancelled', () => {
    const lines = unfolded(calendarFile({ ...EVENT, where: '', about: '', isCancelled: true }, AT));
    expect(lines.some((line) => /^(?:LOCATION|DESCRIPTION)/.test(line))).toBe(false);
    expect(lines).toContain('STATUS:CANCELLED');
  });

  it('is made of lines of 75 bytes at most, which no text can end', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const file = calendarFile({ ...EVENT, name }, AT);
        const lines = file.split('\r\n');
        expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(
          75,
        );
        expect(unfolded(file)).toHaveLength(17);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      }),
    );
  });

  it('breaks a long line within no letter', () => {
    const name = 'Ÿ🎲'.repeat(60);
    expect(unfolded(calendarFile({ ...EVENT, name }, AT))).toContain(`SUMMARY:${name}`);
  });
});
