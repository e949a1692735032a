import { describe, expect, it } from 'vitest';
import { instantIn, localIn } from './zoned-time.ts';

describe('a time in a zone', () => {
  it.each([
    ['Europe/Helsinki', '2027-01-16T10:00', '2027-01-16T08:00:00.000Z'],
    ['Europe/Helsinki', '2027-07-16T10:00', '2027-07-16T07:00:00.000Z'],
    ['Asia/Kolkata', '2027-01-16T10:00', '2027-01-16T04:30:00.000Z'],
    ['America/New_York', '2027-01-16T20:30', '2027-01-17T01:30:00.000Z'],
    ['Pacific/Kiritimati', '2027-01-01T00:00', '2026-12-31T10:00:00.000Z'],
    ['UTC', '2028-02-29T23:59', '2028-02-29T23:59:00.000Z'],
  ])('of %s goes from %s to the instant and back', (zone, local, instant) => {
    expect(instantIn(zone, local)).toBe(instant);
    expect(localIn(zone, instant)).toBe(local);
  });

  it('moves with the clocks in spring, and is null in the hour that they skip', () => {
    expect(instantIn('Europe/Madrid', '2027-03-28T01:59')).toBe('2027-03-28T00:59:00.000Z');
    expect(instantIn('Europe/Madrid', '2027-03-28T02:00')).toBeNull();
    expect(instantIn('Europe/Madrid', '2027-03-28T02:59')).toBeNull();
    expect(instantIn('Europe/Madrid', '2027-03-28T03:00')).toBe('2027-03-28T01:00:00.000Z');
  });

  it('moves with the clocks in autumn, and is the first of an hour that comes twice', () => {
    expect(instantIn('Europe/Madrid', '2027-10-31T01:59')).toBe('2027-10-30T23:59:00.000Z');
    expect(instantIn('Europe/Madrid', '2027-10-31T02:30')).toBe('2027-10-31T00:30:00.000Z');
    expect(localIn('Europe/Madrid', '2027-10-31T01:30:00.000Z')).toBe('2027-10-31T02:30');
    expect(instantIn('Europe/Madrid', '2027-10-31T03:00')).toBe('2027-10-31T02:00:00.000Z');
  });

  it('moves by half an hour where the clocks do', () => {
    expect(instantIn('Australia/Lord_Howe', '2027-10-03T01:59')).toBe('2027-10-02T15:29:00.000Z');
    expect(instantIn('Australia/Lord_Howe', '2027-10-03T02:15')).toBeNull();
    expect(instantIn('Australia/Lord_Howe', '2027-10-03T02:30')).toBe('2027-10-02T15:30:00.000Z');
  });

  it.each([
    '',
    'soon',
    '2027-01-16',
    '2027-02-30T10:00',
    '2027-13-01T10:00',
    '2027-01-16T24:30',
    '2027-01-16T10:00Z',
  ])('is null for “%s”', (local) => {
    expect(instantIn('Europe/Madrid', local)).toBeNull();
  });

  it('is null for an unknown zone and empty for no instant', () => {
    expect(instantIn('Mars/Olympus', '2027-01-16T10:00')).toBeNull();
    expect(localIn('Mars/Olympus', '2027-01-16T08:00:00Z')).toBe('');
    expect(localIn('Europe/Madrid', 'soon')).toBe('');
  });
});
