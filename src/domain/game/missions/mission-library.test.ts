import { describe, expect, it } from 'vitest';
import type { FeatFile, MissionFile, MissionWords } from './mission-schema.ts';
import { missionLibrary, type MissionFiles } from './mission-library.ts';

const named = (id: string) => ({ id, name: `${id} in English` });
const paragraph = (id: string) => ({ ...named(id), text: `${id} text` });
const box = (id: string) => ({ ...named(id), points: 1 }) as MissionFile['scoring'][number];

const LOOT = {
  ...paragraph('loot'),
  kind: 'official',
  also: ['Plunder'],
  notes: [
    { id: 'left', text: 'Which side is not said.' },
    { id: 'right', text: 'Nor is this.' },
  ],
  setup: [paragraph('zones')],
  rules: [paragraph('carry')],
  scoring: [box('one'), box('more')],
  tokens: [{ ...named('loot'), on: 'unit', most: 1, conquest: 0 }],
  markers: [{ ...paragraph('event'), start: 3, step: 3 }],
  pieces: [{ ...named('chest'), states: [named('here')], wounds: null, deals: [named('tinge')] }],
  sides: [
    { ...named('raiders'), role: 'attacker' },
    { ...named('tree'), role: 'defender' },
  ],
  variants: [
    { ...named('older'), scoring: [box('one')], endConditions: [{ code: 'last-round' }], map: {} },
    named('oldest'),
  ],
} as unknown as MissionFile;

const BANNER = {
  ...paragraph('banner'),
  also: [],
  notes: [],
  setup: [],
  rules: [],
  scoring: [box('higher')],
  tokens: [],
  meters: [{ ...named('glory') }],
  roles: [named('carrier')],
  flags: [named('lost')],
} as unknown as FeatFile;

const WORDS = {
  name: 'Botín',
  also: ['Saqueo'],
  text: 'Texto',
  notes: { left: 'No se dice el lado.' },
  setup: { zones: { name: 'Zonas', text: 'Ocho pasos.' } },
  rules: {},
  markers: { event: { name: 'Evento', text: 'Pasa algo.' } },
  scoring: { one: 'Uno' },
  variants: { older: 'Antigua' },
  sides: { raiders: 'Saqueadores' },
  pieces: { chest: 'Cofre' },
  states: { here: 'aquí' },
  deals: { tinge: 'Mácula' },
  tokens: { loot: 'Botín' },
  meters: { glory: 'Gloria' },
  roles: {},
  flags: {},
} as unknown as MissionWords;

const FILES: MissionFiles = {
  missions: [
    { ...LOOT, ...named('zeal'), name: 'Zeal', kind: 'community' },
    { ...LOOT, id: 'quiet', name: 'Quiet', sides: null, variants: [] },
    LOOT,
  ],
  feats: [{ ...BANNER, id: 'track', name: 'Track' }, BANNER],
  translations: { es: { loot: WORDS, banner: { ...WORDS, name: 'Estandarte' } }, fr: {} },
};

describe('missionLibrary', () => {
  it('puts official missions first, and each kind in the order of its names', () => {
    const { missions, feats } = missionLibrary(FILES, 'en');
    expect(missions.map(({ name }) => name)).toEqual(['Quiet', 'loot in English', 'Zeal']);
    expect(feats.map(({ name }) => name)).toEqual(['Track', 'banner in English']);
  });

  it('holds titles in every language, whatever language is shown', () => {
    expect(missionLibrary(FILES, 'fr').missions[1]?.names).toEqual({ es: 'Botín' });
    expect(missionLibrary(FILES, 'en').missions[0]?.names).toEqual({});
  });

  it('adds the words of a language to everything that has a name or a text', () => {
    const [, loot] = missionLibrary(FILES, 'es').missions;
    expect(loot).toMatchObject({
      also: ['Saqueo'],
      notes: ['No se dice el lado.', 'Nor is this.'],
      texts: { es: 'Texto' },
      setup: [{ names: { es: 'Zonas' }, texts: { es: 'Ocho pasos.' } }],
      rules: [{ names: {}, texts: {} }],
      scoring: [{ names: { es: 'Uno' } }, { names: {} }],
      tokens: [{ names: { es: 'Botín' } }],
      markers: [{ names: { es: 'Evento' }, texts: { es: 'Pasa algo.' } }],
      pieces: [
        { names: { es: 'Cofre' }, states: [{ names: { es: 'aquí' } }], deals: [{ names: { es: 'Mácula' } }] },
      ],
      sides: [{ names: { es: 'Saqueadores' } }, { names: {} }],
      variants: [{ names: { es: 'Antigua' }, scoring: [{ names: { es: 'Uno' } }] }, { names: {} }],
    });
    expect(missionLibrary(FILES, 'es').feats[1]).toMatchObject({ meters: [{ names: { es: 'Gloria' } }] });
  });

  it('shows English where a language has no words', () => {
    const { missions } = missionLibrary(FILES, 'fr');
    expect(missions[1]).toMatchObject({
      also: [],
      texts: {},
      notes: ['Which side is not said.', 'Nor is this.'],
    });
    expect(missionLibrary(FILES, 'en').missions[1]).toMatchObject({ also: ['Plunder'], texts: {} });
    expect(missions[0]?.sides).toBeNull();
    expect(missions[1]?.variants[1]).toEqual({ ...named('oldest'), names: {} });
  });
});
