import { describe, expect, it } from 'vitest';
import { loadUnitProfile } from './unit-profiles.ts';

describe('loadUnitProfile', () => {
  it('returns the profile and the skills of one unit', async () => {
    const card = await loadUnitProfile('hegemony-of-embersig', 'aggressors');
    expect(card?.profile?.mov).toEqual([3, 2]);
    expect(card?.profile?.profiles.map((row) => row.troops)).toEqual(['3+', '2-']);
    expect(card?.skills.map((skill) => skill.name)).toEqual(['Broadswords', 'Commitment and Composture']);
  });

  it('describes a mercenary the same in every faction', async () => {
    const [here, there] = await Promise.all([
      loadUnitProfile('syenann', 'vercana'),
      loadUnitProfile('feudom', 'vercana'),
    ]);
    expect(here?.skills).toHaveLength(3);
    expect(there?.skills).toEqual(here?.skills);
  });

  it('returns null for a unit that the catalogue does not know', async () => {
    expect(await loadUnitProfile('syenann', 'nobody')).toBeNull();
  });
});
