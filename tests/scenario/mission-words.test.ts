import { describe, expect, it } from 'vitest';
import { loadMissions } from '#data/missions.ts';
import { correctMissions } from '#domain/game/missions/mission-words.ts';
import { wordsOf } from '#domain/game/missions/placed-words.ts';

describe('corrected words of a mission', () => {
  it('stand in their place in their language, and change nothing else', async () => {
    const library = await loadMissions('es');
    const mission = library.missions.find(({ rules }) => rules.length > 0);
    if (mission === undefined) throw new Error('no mission');
    const rule = mission.rules[0]?.id ?? '';
    const after = correctMissions(library, {
      [mission.id]: {
        es: { name: 'Otro nombre', [`rules.${rule}.text`]: 'Otra regla.' },
        en: { text: 'Short.' },
      },
    });
    const corrected = after.missions.find(({ id }) => id === mission.id);
    if (corrected === undefined) throw new Error('no mission');
    const before = wordsOf(mission, 'es');
    expect(wordsOf(corrected, 'es')).toEqual({
      ...before,
      name: 'Otro nombre',
      [`rules.${rule}.text`]: 'Otra regla.',
    });
    expect([corrected.text, corrected.name]).toEqual(['Short.', mission.name]);
    const others = ({ id }: { readonly id: string }) => id !== mission.id;
    expect(after.missions.filter(others)).toEqual(library.missions.filter(others));
    expect(after.feats).toEqual(library.feats);
  });
});
