import type { UnitProfile } from '#domain/catalogue/profile.ts';

/** The values of a troop with two rows: it shoots and strikes with three or more troops left. */
export const TROOP_PROFILE: UnitProfile = {
  card_ref: null,
  mov: [3, 2],
  charge: 9,
  wounds: 2,
  willpower: ['O', 'Y'],
  morale: 2,
  role: null,
  models: 4,
  profiles: [
    {
      troops: '3+',
      ranged: { range: 12, dice: ['Y'] },
      melee: { dice: ['R', 'S'], stress_mod: ['O'] },
      defence: { dice: ['B'], stress_mod: [] },
      conquest: 1,
    },
    { troops: '2-', melee: { dice: [] }, defence: { dice: ['G'] }, conquest: 0 },
  ],
  skills: [],
};
