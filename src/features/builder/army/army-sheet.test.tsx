import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { ArmyPanel } from './army-panel.tsx';
import { ArmySheet } from './army-sheet.tsx';
import { useDraftArmy } from './use-draft-army.ts';

const noop = () => undefined;

function Sheet() {
  const army = useDraftArmy();
  return (
    <ArmySheet draft={army} onClose={noop}>
      <ArmyPanel draft={army} onViewCard={noop} />
    </ArmySheet>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

it('takes a wrong tap back in the sheet of the army, and keeps the focus there', async () => {
  putDraft(documentWith({ hersir: 1 }));
  const { user } = renderApp(<Sheet />);
  await screen.findByRole('dialog', { name: 'Your army' });
  await user.click(button('Remove Hersir'));
  await user.click(button('Undo'));
  expect(draft().entries).toEqual([{ unitId: 'hersir', quantity: 1 }]);
  expect(button('Undo').ariaDisabled).toBe('true');
  expect(document.activeElement).toBe(button('Undo'));
  await user.click(button('Redo'));
  expect(draft().entries).toEqual([]);
});

it('shows a word with every action but the menu, and names each by more', async () => {
  putDraft(documentWith({ hersir: 1 }));
  renderApp(<Sheet />);
  await screen.findByRole('dialog', { name: 'Your army' });
  const words = ['Save', 'Save to cloud', 'Share', 'Saved lists'].map((name) => button(name).textContent);
  expect(words).toEqual(['Save', 'Cloud', 'Share', 'Lists']);
});
