import { describe, expect, it } from 'vitest';
import { zonedTexts } from './zone-text.ts';

const AT = Date.UTC(2027, 0, 10, 20);
const HERE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

describe('an instant in the zone of an event', () => {
  it('is as the clocks there show it, and as those of the reader do', () => {
    const { there, here } = zonedTexts(AT, 'Pacific/Kiritimati', 'en');
    expect(there).toMatch(/^Monday, January 11, 2027 at 10:00/);
    expect(here).not.toBeNull();
  });

  it('is told once where both clocks show the same, and for a zone that is not known', () => {
    expect(zonedTexts(AT, HERE, 'en').here).toBeNull();
    expect(zonedTexts(AT, 'Moon/Base', 'en')).toEqual(zonedTexts(AT, HERE, 'en'));
  });
});
