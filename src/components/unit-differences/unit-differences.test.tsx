import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#tests/builders/render-app.tsx';
import { UnitDifferences } from './unit-differences.tsx';

const said = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

describe('the differences of a unit', () => {
  it('name rule words and the type as the reader’s language does, and leave unknown words as printed', () => {
    renderApp(
      <UnitDifferences
        fields={[
          { field: 'keywords', before: ['Elite', 'Character'], after: ['<b>Odd</b>'] },
          { field: 'specialRules', before: [], after: ['Dispel (BLK)'] },
          { field: 'type', before: 'Troop', after: 'Character' },
          { field: 'name', before: 'Elite', after: 'Character' },
        ]}
      />,
      { language: 'es' },
    );
    expect(said()).toEqual([
      'Élite, Personaje <b>Odd</b>',
      '– Dispersar (BLK)',
      'Tropa Personaje',
      'Elite Character',
    ]);
  });
});
