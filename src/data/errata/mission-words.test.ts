import { describe, expect, it } from 'vitest';
import { loadMissions } from '#data/missions.ts';
import { correctMissions, wordsOf } from '#domain/game/mission-words.ts';

describe('corrected words of a mission', () => {
  it('stand in their place in their language, and change nothing else', async () => {
    const library = await loadMissions('es');
    const [mission] = library.missions;
    if (mission === undefined) throw new Error('no mission');
    const rule = mission.rules[0]?.id ?? '';
    const after = correctMissions(library, {
      [mission.id]: {
        es: { name: 'Otro nombre', [`rules.${rule}.text`]: 'Otra regla.' },
        en: { text: 'Short.' },
      },
    });
    const corrected = after.missions[0];
    if (corrected === undefined) throw new Error('no mission');
    const before = wordsOf(mission, 'es');
    expect(wordsOf(corrected, 'es')).toEqual({
      ...before,
      name: 'Otro nombre',
      [`rules.${rule}.text`]: 'Otra regla.',
    });
    expect([corrected.text, corrected.name]).toEqual(['Short.', mission.name]);
    expect(after.missions.slice(1)).toEqual(library.missions.slice(1));
    expect(after.feats).toEqual(library.feats);
  });
});
