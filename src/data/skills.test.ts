import { describe, expect, it } from 'vitest';
import { skillText } from '#domain/catalogue/texts/skill-texts.ts';
import { loadSkillTexts } from './skills.ts';

describe('loadSkillTexts', () => {
  it('returns the texts of the wanted language', async () => {
    const skill = { name: 'Broadswords', half: 'alone' } as const;
    const [english, spanish, french] = await Promise.all([
      loadSkillTexts('en'),
      loadSkillTexts('es'),
      loadSkillTexts('fr'),
    ]);
    expect(skillText(english, 'aggressors', skill)).toMatchObject({
      text: expect.stringContaining('Shove (2)') as string,
    });
    expect(skillText(spanish, 'aggressors', skill)?.name).toBe('Mandobles');
    expect(skillText(french, 'aggressors', skill)?.name).toBe('Espadons');
  });
});
