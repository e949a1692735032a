import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { putDraft } from '#tests/builders/draft.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { UnitRow } from './unit-row.tsx';

it('a closed row marks a unit that tournaments do not admit, and no other', () => {
  putDraft();
  const units = catalogue.unitsByFaction.get('northern-tribes') ?? [];
  renderApp(
    <ul>
      {units.map((unit) => (
        <UnitRow
          key={unit.id}
          unit={unit}
          isOpen={false}
          withProfile={false}
          onToggle={vi.fn<(unitId: string) => void>()}
          drawDetails={() => null}
        />
      ))}
    </ul>,
  );
  const marked = screen.getAllByRole('listitem').map((row) => {
    const [mark] = within(row).queryAllByRole('img', { name: 'Not Tournament Legal' });
    return mark !== undefined;
  });
  expect(marked).toEqual(units.map(({ tournamentLegal }) => !tournamentLegal));
  expect(marked).toContain(true);
  expect(marked).toContain(false);
});
