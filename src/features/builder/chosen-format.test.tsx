import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { formatsStore } from '#data/formats/formats-store.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { putDraft } from '#tests/builders/draft.ts';
import { formatWith } from '#tests/builders/formats.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { BuilderPage } from './builder-page.tsx';

it('has its verdict under the list’s legality', async () => {
  const cup = formatWith({ minPoints: null });
  formatsStore.getState().change(() => ({ formats: [cup], chosen: cup.id }));
  putDraft(documentWith({ 'orc-hunters': 2 }));
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => wide);
  const page = <BuilderPage unitDetails={() => null} onViewCard={() => undefined} />;
  renderApp(page, { address: '/builder' });
  expect(await screen.findByText('Winter Cup: fits')).toBeDefined();
});
