import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatsStore } from '#data/formats/formats-store.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { formatWith } from '#tests/builders/formats.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { ChosenFormat } from './chosen-format.tsx';

it('judges a list by the chosen format, until none is chosen', async () => {
  const cup = formatWith({ minPoints: null, maxPoints: 40 });
  formatsStore.getState().change(() => ({ formats: [cup], chosen: cup.id }));
  const { user } = renderApp(<ChosenFormat document={documentWith({ 'orc-hunters': 3 })} />);
  await user.click(screen.getByText('Winter Cup: 1 problem'));
  expect(screen.getByRole('list', { name: 'Winter Cup' }).textContent).toBe(
    '20 pts more than the 40 pts allowed.',
  );
  act(() => void formatsStore.getState().change((kept) => ({ ...kept, chosen: null })));
  expect(screen.queryByText(/Winter Cup/)).toBeNull();
});

it('says nothing of an empty list, but for a faction that may not be played', () => {
  const keep = (factions: readonly string[]) => {
    const cup = formatWith({ factions });
    formatsStore.getState().change(() => ({ formats: [cup], chosen: cup.id }));
  };
  keep([]);
  renderApp(<ChosenFormat document={documentWith({})} />);
  expect(screen.queryByText(/Winter Cup/)).toBeNull();
  act(() => keep(['syenann']));
  expect(screen.getByText('Winter Cup: 1 problem')).toBeDefined();
});

it('tells a warning from a problem', () => {
  const cup = formatWith({ minPoints: null, release: 99 });
  formatsStore.getState().change(() => ({ formats: [cup], chosen: cup.id }));
  renderApp(<ChosenFormat document={documentWith({ 'orc-hunters': 1 })} />);
  expect(screen.getByText('Winter Cup: 1 warning')).toBeDefined();
});
