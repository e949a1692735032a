import { describe, expect, it } from 'vitest';
import english from '#locales/en/card-words.json' with { type: 'json' };
import spanish from '#locales/es/card-words.json' with { type: 'json' };
import french from '#locales/fr/card-words.json' with { type: 'json' };
import { CARD_LABELS, EFFECT_WORDS, type CardWords } from '#domain/catalogue/texts/card-words.ts';
import { effectSentence } from '#domain/catalogue/effect-sentence.ts';
import { parseEffect } from '#domain/catalogue/effects.ts';
import type { StoredLanguage } from '#domain/catalogue/types.ts';

const WORDS: Readonly<Record<StoredLanguage, CardWords>> = { en: english, es: spanish, fr: french };
const sentence = (code: string, language: StoredLanguage = 'en') =>
  effectSentence(parseEffect(code), {
    language,
    words: WORDS[language],
    term: (_kind, printed) => `‹${printed}›`,
  });

describe('effectSentence', () => {
  it.each([
    ['wound target:1', 'The enemy suffers 1 wound.'],
    ['wound attacker:2', 'The enemy suffers 2 wounds.'],
    ['heal ally within 10:1', 'An allied unit within 10 strides heals 1 wound.'],
    ['recover Risen within 7:1', 'An allied ‹Risen› unit within 7 strides recovers 1 troop.'],
    ['recover self:2', 'This unit recovers 2 troops.'],
    ['stress self:-1', 'This unit loses 1 stress.'],
    ['stress target:1 and state:Disarmed', 'The enemy suffers 1 stress and the enemy becomes ‹Disarmed›.'],
    ['tinge target:1', 'The enemy gains 1 tinge.'],
    ['tinge self:-2', 'This unit loses 2 tinge.'],
    ['add SS', 'Add 2 successes.'],
    ['add D or S', 'Add 1 block or 1 success.'],
    ['add sdi!', 'Add 1 hollow success, 1 hollow block, 1 hollow special, and 1 special.'],
    ['cancel D:1 and add S', 'Cancel 1 enemy block and add 1 success.'],
    ['cancel S:up to 2', 'Cancel up to 2 enemy successes.'],
    ['cancel symbol:1', 'Cancel 1 enemy symbol.'],
    ['state:Slowed (enemy within 5)', 'An enemy within 5 strides becomes ‹Slowed›.'],
    ['state:Slowed (target or enemy within 8)', 'The target or an enemy within 8 strides becomes ‹Slowed›.'],
    ['if Frightened demoralize target', 'If the enemy is ‹Frightened›: the enemy becomes ‹Demoralized›.'],
    ['if engaged add D and place self:5', 'If engaged: add 1 block and this unit: ‹Place (5)›.'],
    ['shove target:3 (repeat: cancel D:1)', 'The enemy: ‹Shove (3)›; bought again: cancel 1 enemy block.'],
    ['remove state:1', 'Remove 1 state.'],
    ['token Bloodsucker:1', 'Gain 1 token of Bloodsucker.'],
    ['token Bloodsucker:2', 'Gain 2 tokens of Bloodsucker.'],
  ])('says %s as “%s”', (code, words) => {
    expect(sentence(code)).toBe(words);
  });

  it('leaves an unknown code as it was printed', () => {
    expect(sentence('sing loudly')).toBe('sing loudly');
  });

  it.each([
    ['es', 'wound target:2', 'El enemigo sufre 2 de daño.'],
    ['es', 'heal ally within 1:1', 'Una unidad aliada a 1 paso o menos se cura 1 de daño.'],
    ['es', 'heal ally within 5:1', 'Una unidad aliada a 5 pasos o menos se cura 1 de daño.'],
    ['fr', 'cancel S:up to 2', 'Annulez jusqu’à 2 succès adverses.'],
    ['fr', 'recover self:1', 'Cette unité récupère 1 troupe.'],
  ] as const)('says it in %s: %s', (language, code, words) => {
    expect(sentence(code, language)).toBe(words);
  });
});

describe('the words of cards', () => {
  it.each(['en', 'es', 'fr'] as const)(
    'are complete in %s, and the letters of the dice differ',
    (language) => {
      const { effects, labels, dice } = WORDS[language];
      expect(Object.keys(effects)).toEqual(EFFECT_WORDS);
      expect(Object.keys(labels)).toEqual(CARD_LABELS);
      expect(new Set(Object.values(dice)).size).toBe(6);
    },
  );
});
