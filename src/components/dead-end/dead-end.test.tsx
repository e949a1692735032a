import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/builders/render-app.tsx';
import { DeadEnd } from './dead-end.tsx';

const way = createElement('a', { href: '/builder' }, 'Build');

it('offers its own way first, then the lists and the start page', () => {
  renderApp(
    <DeadEnd title="Nothing here" icon="link" way={way}>
      <p>Why</p>
    </DeadEnd>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/builder',
    '/community-lists',
    '/',
  ]);
  expect(screen.queryByRole('search')).toBeNull();
});

it('searches the rules for typed words, and does nothing without any', async () => {
  const { user, router } = renderApp(
    <DeadEnd title="Nothing here" icon="link" way={way} hasSearch>
      <p>Why</p>
    </DeadEnd>,
  );
  const before = router.state.location.pathname;
  const field = screen.getByRole('searchbox', { name: 'Search rules, FAQ and units' });
  await user.type(field, '  {Enter}');
  expect(router.state.location.pathname).toBe(before);
  await user.type(field, 'cover{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/rules', state: { searchTerm: '  cover' } });
});
