import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PageRouter } from '#platform/routing/page-router.ts';
import { memoryRouter } from '#platform/routing/memory-router.ts';
import { CurrentPage, RouterView } from '#platform/routing/router-view.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { followPages } from './follow-pages.ts';

const SHELL = (
  <UiProvider>
    <Link to="/units">Units</Link>
    <main tabIndex={-1}>
      <CurrentPage loading={null} />
    </main>
  </UiProvider>
);

const page = (name: string, rest = <Link to="/units">Look them up</Link>) => (
  <>
    <title>{`${name} – Muster`}</title>
    <h1>{name}</h1>
    {rest}
  </>
);

let router: PageRouter;
let stop = () => {};
beforeEach(() => {
  router = memoryRouter(
    {
      '*': () => page('Home'),
      '/units': () => page('All units', <Link to="/units?unit=orc">Orc</Link>),
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a page that takes the focus itself
      '/login': () => page('Sign in', <input aria-label="Name" autoFocus />),
    },
    '/',
  );
  render(<RouterView router={router}>{SHELL}</RouterView>);
  stop = followPages(router);
});
afterEach(() => stop());

const focused = () => document.activeElement;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('leaves the focus where it is on the first page', () => {
  expect(focused()).toBe(document.body);
});

it('moves the focus to the heading of the next page and says its title', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Look them up' }));
  const next = await heading('All units');
  await waitFor(() => expect(focused()).toBe(next));
  expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('All units');
});

it('moves the focus away from a link of the bar as well', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Units' }));
  const next = await heading('All units');
  await waitFor(() => expect(focused()).toBe(next));
});

it('gives the focus back to what led away', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Look them up' }));
  await heading('All units');
  await act(async () => router.navigate(-1));
  await heading('Home');
  await waitFor(() => expect(focused()).toBe(screen.getByRole('link', { name: 'Look them up' })));
});

it('leaves the focus to a page that took it, and to another address of the same page', async () => {
  await act(async () => router.navigate('/login'));
  await heading('Sign in');
  await waitFor(() => expect(focused()).toBe(screen.getByRole('textbox', { name: 'Name' })));
  await act(async () => router.navigate('/units'));
  const units = await heading('All units');
  await waitFor(() => expect(focused()).toBe(units));
  const orc = screen.getByRole('link', { name: 'Orc' });
  await userEvent.click(orc);
  expect(focused()).toBe(orc);
});

it('leaves the focus to a menu that was opened meanwhile', async () => {
  const menu = document.createElement('div');
  menu.setAttribute('role', 'menu');
  menu.tabIndex = -1;
  document.body.append(menu);
  const arrived = heading('All units');
  await act(async () => {
    const moved = router.navigate('/units');
    menu.focus();
    await moved;
  });
  await arrived;
  await waitFor(() => expect(document.querySelector('[aria-live=polite]')?.textContent).toMatch(/All units/));
  expect(focused()).toBe(menu);
  menu.remove();
});
