import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { parseEffect } from '#domain/catalogue/effects.ts';
import { effectSentence } from './effect-words.ts';

const english = setupI18n({ locale: 'en', messages: { en: {} } });
const sentence = (code: string) =>
  effectSentence(parseEffect(code), { i18n: english, term: (_kind, printed) => `‹${printed}›` });

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
});
