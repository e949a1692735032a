import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { useOverlay } from '#ui/overlays/overlays.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { PageRouter } from '#platform/routing/page-router.ts';
import { CurrentPage, RouterView } from '#platform/routing/router-view.tsx';
import { useBackCloses } from './use-back-closes.ts';

function Page() {
  useBackCloses();
  const { pathname, search } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const card = useDialogAddress('card');
  useOverlay(card.isOpen, card.close);
  useOverlay(isMenuOpen, () => setMenuOpen(false));
  return (
    <>
      <p>{`${pathname}${search} ${isMenuOpen ? 'menu' : 'page'}`}</p>
      <button type="button" onClick={() => setMenuOpen(true)}>
        Menu
      </button>
      <button type="button" onClick={() => card.open()}>
        Card
      </button>
    </>
  );
}

it('takes Back for what lies on top: a menu over a card, the card, then the page', async () => {
  const router = new PageRouter([{ path: '*', Component: Page, fetch: async () => ({ Component: Page }) }]);
  render(
    <RouterView router={router}>
      <CurrentPage loading={null} />
    </RouterView>,
  );
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
  const back = () => act(() => history.back());
  const shown = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeDefined());
  await act(async () => router.navigate('/builder'));
  press('Card');
  await shown('/builder?dialog=card page');
  press('Menu');
  back();
  await shown('/builder?dialog=card page');
  await waitFor(() => expect(location.search).toBe('?dialog=card'));
  back();
  await shown('/builder page');
  press('Menu');
  back();
  await shown('/builder page');
  await waitFor(() => expect(location.pathname).toBe('/builder'));
  back();
  await shown('/ page');
});
