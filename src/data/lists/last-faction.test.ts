import { describe, expect, it } from 'vitest';
import { rememberedFaction, rememberFaction } from './last-faction.ts';

describe('the remembered faction', () => {
  it('is northern-tribes on a first visit, or when the stored faction is unknown', () => {
    expect(rememberedFaction()).toBe('northern-tribes');
    localStorage.setItem('warcrow_last_faction', 'atlantis');
    expect(rememberedFaction()).toBe('northern-tribes');
  });

  it('is the one chosen last, under the key and in the spellings of the older app', () => {
    rememberFaction('syenann');
    expect([rememberedFaction(), localStorage.getItem('warcrow_last_faction')]).toEqual([
      'syenann',
      'syenann',
    ]);
    localStorage.setItem('warcrow_last_faction', 'embersig');
    expect(rememberedFaction()).toBe('hegemony-of-embersig');
  });
});
