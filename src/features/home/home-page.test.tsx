import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/builders/render-app.tsx';
import { HomePage } from './home-page.tsx';

const open = (language: 'en' | 'es' = 'en') =>
  renderApp(
    <HomePage mark={null} roles={null} account={null} facts={null}>
      the news
    </HomePage>,
    { language },
  );

it('leads from the start page to the builder, the lists and the rules', () => {
  open();
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('Start Building')).toBe('/builder');
  expect(target('Browse Lists')).toBe('/community-lists');
  expect(target('Rules & FAQ')).toBe('/rules');
  expect(screen.getByText('the news')).toBeDefined();
});

it('opens the builder with the faction that was pressed on the start page', async () => {
  const { user, router } = open();
  const factions = within(screen.getByRole('navigation', { name: 'Factions' }));
  expect(factions.getAllByRole('link')).toHaveLength(5);
  await user.click(factions.getByRole('link', { name: /^Northern Tribes/ }));
  expect(router.state.location).toMatchObject({
    pathname: '/builder',
    state: { faction: 'northern-tribes' },
  });
});

it('lists a faction without published units last', () => {
  open();
  const counts = within(screen.getByRole('navigation', { name: 'Factions' }))
    .getAllByRole('link')
    .map((link) => /not published/.test(link.textContent));
  expect(counts).toEqual(counts.toSorted((one, other) => Number(one) - Number(other)));
});

it('names the factions in the language of the reader', () => {
  open('es');
  expect(screen.getByRole('link', { name: /^Tribus del Norte/ })).toBeDefined();
});
