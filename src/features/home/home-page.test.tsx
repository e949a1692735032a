import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/builders/render-app.tsx';
import { HomePage } from './home-page.tsx';
import { ReadyList } from './ready-list.tsx';

const open = (language: 'en' | 'es' = 'en') =>
  renderApp(
    <HomePage mark={null} notices={null} roles={null} facts={null} picture={<ReadyList />}>
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

it('shows a legal list of the builder with units and points that add up, and leads to its faction', async () => {
  const { user, router } = open('es');
  const title = screen.getByRole('heading', { name: 'Ready list of 300 pts' });
  const rows = within(title.closest('section') ?? title).getAllByRole('listitem');
  const points = rows.map((row) => Number(row.querySelector('b')?.textContent));
  expect(points.reduce((sum, each) => sum + each)).toBe(300);
  expect(rows.map((row) => row.textContent)).toContain('Protectores de la Foresta×375');
  await user.click(within(title).getByRole('link'));
  expect(router.state.location).toMatchObject({ pathname: '/builder', state: { faction: 'syenann' } });
});

it('shows the sign of the faction when a portrait cannot be fetched', () => {
  open();
  const card = screen.getByRole('link', { name: /^Northern Tribes/ });
  const portrait = card.querySelector('img');
  expect(portrait).not.toBeNull();
  if (portrait !== null) fireEvent.error(portrait);
  expect(card.querySelector('img')).toBeNull();
  expect(card.querySelector('i')).not.toBeNull();
});
