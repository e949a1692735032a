/**
 * A small catalogue for tests: two published factions and one that is not, with real units that
 * show every rule of list building. Facts as in the product's catalogue, but for Tattooist's Scout,
 * which has a value in brackets here.
 */
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Catalogue, Faction, Unit } from '#domain/catalogue/types.ts';
import { emptyDocument } from '#domain/roster/document.ts';
import type { Entry, ForeignUnit, RosterDocument } from '#domain/roster/types.ts';

/** A unit of the Northern Tribes with nothing special about it, but for the overrides. */
export function unit(overrides: Partial<Unit> = {}): Unit {
  return {
    id: 'orc-hunters',
    faction: 'northern-tribes',
    name: 'Orc Hunters',
    names: { es: 'Cazadores Orcos', fr: 'Chasseurs Orcs' },
    type: 'Troop',
    points: 20,
    availability: 3,
    command: 0,
    highCommand: false,
    tournamentLegal: true,
    characteristics: ['Infantry', 'Orc'],
    keywords: [],
    specialRules: ['Vulnerable'],
    companionOf: null,
    ...overrides,
  };
}

/** The Northern Tribes, but for the overrides. */
export function faction(overrides: Partial<Faction> = {}): Faction {
  return {
    id: 'northern-tribes',
    name: 'Northern Tribes',
    names: { es: 'Tribus del Norte', fr: 'Tribus du Nord' },
    published: true,
    ...overrides,
  };
}

/**
 * A list of the Northern Tribes with these units and quantities, in this order, but for the
 * overrides.
 */
export function documentWith(
  quantities: Readonly<Record<string, number>>,
  overrides: Partial<RosterDocument> = {},
): RosterDocument {
  const entries = Object.entries(quantities).map(([unitId, quantity]) => ({ unitId, quantity }));
  return { ...emptyDocument('northern-tribes'), name: 'Winter Raid', entries, ...overrides };
}

/** An entry of a unit that no catalogue knows, but for the overrides. */
export function foreignEntry(overrides: Partial<ForeignUnit> = {}, unitId = 'old-unit'): Entry {
  const foreign = {
    name: 'Old Unit',
    points: 30,
    command: 1,
    highCommand: false,
    keywords: [],
    ...overrides,
  };
  return { unitId, quantity: 1, foreign };
}

/** The whole small catalogue. */
export function smallCatalogue(): Catalogue {
  return createCatalogue({
    factions: [faction(), EMBERSIG, FEUDOM],
    units: [...TRIBES_UNITS, ...EMBERSIG_UNITS, vercana('feudom')],
    termNames: {
      es: {
        keywords: { join: 'Unirse', scout: 'Explorador', ambusher: 'Emboscador', raging: 'Rabioso' },
        characteristics: { infantry: 'Infantería', orc: 'Orco', varank: 'Varank' },
        'special-rules': { heal: 'Curar' },
        states: { vulnerable: 'Vulnerable', slowed: 'Ralentizado' },
      },
      fr: {
        keywords: { join: 'Rejoindre', scout: 'Éclaireur', ambusher: 'Embusqué' },
        characteristics: { infantry: 'Infanterie', orc: 'Orc' },
      },
    },
  });
}

const EMBERSIG = faction({
  id: 'hegemony-of-embersig',
  name: 'Hegemony of Embersig',
  names: { es: 'Hegemonía de Embersig', fr: "Hégémonie d'Embersig" },
});

const FEUDOM = faction({ id: 'feudom', name: 'Feudom', names: { es: 'Feudom' }, published: false });

/** The mercenary that every faction may take: the same id in each. */
function vercana(factionId: string): Unit {
  return unit({
    id: 'vercana',
    faction: factionId,
    name: 'Vercana',
    names: { es: 'Vercana' },
    type: 'Named Character',
    points: 30,
    availability: 1,
    tournamentLegal: false,
    characteristics: ['Character', 'Human', 'Mercenary'],
    keywords: ['Ambusher'],
    specialRules: ['Place (5)'],
  });
}

const TRIBES_UNITS: readonly Unit[] = [
  unit({
    id: 'alborc',
    name: 'Alborc',
    names: { es: 'Alborc', fr: 'Alborc' },
    type: 'Named Character',
    points: 50,
    availability: 1,
    command: 3,
    highCommand: true,
    characteristics: ['Character', 'High Command', 'Orc'],
    keywords: ['Join (Infantry, Orc | Infantry, Varank)', 'Elite'],
  }),
  unit({
    id: 'wrathmane',
    name: 'Wrathmane',
    names: { es: 'Pelaje de Ira', fr: 'Manterage' },
    type: 'Character',
    points: 30,
    availability: 1,
    command: 2,
    highCommand: true,
    characteristics: ['Character', 'High Command', 'Orc'],
    keywords: ['Join (Infantry, Orc)', 'Elite', 'Raging'],
  }),
  unit(),
  unit({
    id: 'ice-archers',
    name: 'Ice Archers',
    names: { es: 'Arqueros de Hielo', fr: 'Archers de glace' },
    points: 25,
    availability: 1,
    characteristics: ['Infantry', 'Varank'],
    specialRules: ['Slowed'],
  }),
  unit({
    id: 'tundra-marauders',
    name: 'Tundra Marauders',
    names: { fr: 'Maraudeurs de la Toundra' },
    points: 30,
    availability: 2,
    characteristics: ['Infantry', 'Varank'],
    keywords: ['Preferred Terrain (Rugged)', 'Scout'],
  }),
  unit({
    id: 'tattooist',
    name: 'Tattooist',
    names: { es: 'Tatuadora', fr: 'Tatoueuse' },
    type: 'Character',
    points: 15,
    availability: 1,
    characteristics: ['Character', 'Varank'],
    keywords: ['Join (Infantry, Varank)', 'Scout (12)'],
    specialRules: ['Slowed', 'Heal'],
  }),
  unit({
    id: 'darkmaster',
    name: 'Darkmaster',
    names: { es: 'Amo de la Oscuridad', fr: 'Maître Obscur' },
    type: 'Character',
    points: 30,
    availability: 1,
    characteristics: ['Character', 'Orc', 'Shadow'],
    keywords: ['Ambusher', 'Dispel (BLK BLK)', 'Join (Hunters)'],
  }),
  unit({
    id: 'iriavik-restless-pup',
    name: 'Iriavík Restless Pup',
    names: { es: 'Iriavík Cachorro Impaciente' },
    type: 'Named Character',
    points: 30,
    availability: 1,
    command: 1,
    tournamentLegal: false,
    characteristics: ['Character', 'Colossal Company', 'Nemorous', 'Varank'],
    keywords: ['Ambusher', 'Dispel (BLK)', 'Preferred Terrain (Rugged)'],
  }),
  unit({
    id: 'coal',
    name: 'Coal',
    names: { es: 'Tizón' },
    type: 'Companion',
    points: 20,
    availability: 1,
    tournamentLegal: false,
    characteristics: ['Companion'],
    keywords: ['Join (Iriavik)'],
    companionOf: 'iriavik-restless-pup',
  }),
  vercana('northern-tribes'),
];

function embersig(overrides: Partial<Unit>): Unit {
  return unit({ faction: 'hegemony-of-embersig', availability: 1, specialRules: [], ...overrides });
}

const EMBERSIG_UNITS: readonly Unit[] = [
  embersig({
    id: 'hetman',
    name: 'Hetman',
    names: { es: 'Hetman', fr: 'Hetman' },
    type: 'Character',
    points: 25,
    command: 3,
    highCommand: true,
    characteristics: ['Character', 'High Command', 'Human'],
    keywords: ['Join (Infantry)'],
  }),
  embersig({
    id: 'black-legion-bucklermen',
    name: 'Black Legion Bucklermen',
    names: { es: 'Rodeleros de la Legión Negra', fr: 'Rondaches de la Légion Noire' },
    availability: 3,
    characteristics: ['Human', 'Infantry'],
  }),
  ...['Naergon Caladren', 'Nayra Caladren'].map((name, index) =>
    embersig({
      id: name.toLowerCase().replace(' ', '-'),
      name,
      names: { es: name },
      type: 'Named Character',
      points: [15, 35][index] ?? 0,
      command: [1, 0][index] ?? 0,
      tournamentLegal: false,
      characteristics: ['Aestari', 'Character', 'Colossal Company', 'Elf'],
      keywords: ['Spellcaster'],
    }),
  ),
  vercana('hegemony-of-embersig'),
];
