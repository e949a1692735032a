/** A made-up catalogue in memory, without faults: one faction with a unit and one with a card. */
import type { CatalogueSources } from '#domain/catalogue/release/apply-overlay.ts';
import { ORC } from './catalogue-folder.ts';

const term = (id: string, name: string) => ({ id, name, text: `What ${name} does.` });

/** The unit with a card: its profile names one skill, which is described and has texts. */
export const HUNTER = {
  ...ORC,
  id: 'hunter',
  name: 'Hunter',
  profile: {
    card_ref: 'W001',
    mov: [3, 2],
    charge: 9,
    wounds: 2,
    willpower: ['O'],
    morale: 2,
    role: null,
    models: 4,
    profiles: [{ troops: 'all', melee: { dice: ['R', 'O'] }, defence: { dice: ['G'] }, conquest: 1 }],
    skills: [{ kind: 'passive', name: 'Patience' }],
  },
  skills: [
    {
      half: 'alone',
      kind: 'passive',
      long: false,
      name: 'Patience',
      timing: null,
      target: null,
      cost: null,
      effect: 'Waits.',
      uncertain: false,
    },
  ],
} as const;

/** The files of a build. */
export function catalogueSources(): CatalogueSources {
  const units = structuredClone([ORC, HUNTER]) as unknown;
  return {
    factions: [
      {
        folder: 'north',
        faction: { file: 'north/faction.json', value: { id: 'north', name: 'North', published: true } },
        units: {
          file: 'north/units.json',
          value: units as CatalogueSources['factions'][number]['units']['value'],
        },
      },
    ],
    locales: [
      { language: 'en', file: 'en/catalogue.json', value: { language: 'English' } },
      {
        language: 'es',
        file: 'es/catalogue.json',
        value: {
          language: 'Español',
          factions: { north: 'Norte' },
          units: { orc: 'Orco', hunter: 'Cazador' },
        },
      },
    ],
    glossary: [
      { kind: 'keywords', file: 'keywords.json', value: [term('join', 'Join')] },
      { kind: 'characteristics', file: 'characteristics.json', value: [term('infantry', 'Infantry')] },
      { kind: 'special-rules', file: 'special-rules.json', value: [] },
      { kind: 'states', file: 'states.json', value: [term('slowed', 'Slowed')] },
    ],
    glossaryTexts: [
      { language: 'es', file: 'es/glossary.json', value: { keywords: { join: { text: 'Se une.' } } } },
    ],
    skillTexts: [
      { language: 'en', file: 'en/skills.json', value: { hunter: { Patience: { text: 'It waits.' } } } },
      { language: 'es', file: 'es/skills.json', value: { hunter: { Patience: { text: 'Espera.' } } } },
    ],
  };
}
