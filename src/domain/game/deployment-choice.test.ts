import { expect, it } from 'vitest';
import { deploymentChoice } from './deployment-choice.ts';

it('finds what may be chosen on lines of their own, a French colon too', () => {
  expect(
    deploymentChoice('Choisissez un totem.\nOurs polaire\u00a0: B 4.\nRenard arctique\u00a0: Éclaireur.'),
  ).toEqual({
    lead: 'Choisissez un totem.',
    options: [
      { name: 'Ours polaire', text: 'B 4.' },
      { name: 'Renard arctique', text: 'Éclaireur.' },
    ],
  });
});

it('finds nothing to choose in a text that only tells', () => {
  expect(deploymentChoice('At deployment: this card may start beneath.')).toEqual({
    lead: 'At deployment: this card may start beneath.',
    options: [],
  });
  expect(deploymentChoice('')).toEqual({ lead: '', options: [] });
});
