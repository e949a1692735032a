import { describe, expect, it } from 'vitest';
import { unit } from '#tests/builders/catalogue.ts';
import { TROOP_PROFILE } from '#tests/builders/unit-profile.ts';
import { hasListRole, LIST_ROLES, listKeywords } from './list-roles.ts';

describe('the roles of a unit in a list', () => {
  it('come from its type, its card and its high command', () => {
    const rolesOf = (one: Parameters<typeof hasListRole>[1], profile: Parameters<typeof hasListRole>[2]) =>
      LIST_ROLES.map((role) => hasListRole(role, one, profile));
    expect(rolesOf(unit(), TROOP_PROFILE)).toEqual([true, false, false, false]);
    expect(
      rolesOf(unit({ type: 'Character', highCommand: true }), { ...TROOP_PROFILE, role: 'Officer' }),
    ).toEqual([false, true, false, true]);
  });

  it('are not known where only a card that is not known says so', () => {
    expect(hasListRole('support', unit(), null)).toBeNull();
    expect(hasListRole('troop', unit(), null)).toBe(true);
  });

  it('count its keywords without values, and without Join', () => {
    expect(listKeywords(unit({ keywords: ['Scout (12)', 'Join (Infantry)', 'Elite'] }))).toEqual([
      'Scout',
      'Elite',
    ]);
  });
});
