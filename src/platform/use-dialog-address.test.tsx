import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { memoryRouter } from './routing/memory-router.ts';
import { CurrentPage, RouterView } from './routing/router-view.tsx';
import { useDialogAddress } from './use-dialog-address.ts';

function Page() {
  const share = useDialogAddress('share');
  const card = useDialogAddress('card');
  return (
    <>
      <output>{`share ${String(share.isOpen)}, card ${String(card.isOpen)} ${String(card.value)}`}</output>
      <button type="button" onClick={() => share.open()}>
        share
      </button>
      <button type="button" onClick={() => card.open('tribes/hersir')}>
        hersir
      </button>
      <button type="button" onClick={() => card.open('tribes/alborc')}>
        alborc
      </button>
      <button type="button" onClick={share.close}>
        close share
      </button>
      <button
        type="button"
        onClick={() => {
          card.close();
          card.close();
        }}
      >
        close card twice
      </button>
    </>
  );
}

function show(...initialEntries: string[]) {
  const router = memoryRouter({ '*': Page }, ...initialEntries);
  render(
    <RouterView router={router}>
      <CurrentPage loading={null} />
    </RouterView>,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const text = () => screen.getByRole('status').textContent;
  const address = () => router.state.location.pathname + router.state.location.search;
  return { router, press, text, address };
}

describe('a dialog with an address', () => {
  it('opens by a step that Back takes back, and keeps the rest of the address', async () => {
    const page = show('/builder?sort=name');
    await page.press('hersir');
    expect(page.text()).toBe('share false, card true tribes/hersir');
    expect(page.address()).toBe('/builder?sort=name&dialog=card&item=tribes%2Fhersir');
    await act(() => page.router.navigate(-1));
    expect([page.text(), page.address()]).toEqual(['share false, card false null', '/builder?sort=name']);
  });

  it('goes back when it is closed, once, however often Close is pressed', async () => {
    const page = show('/', '/builder');
    await page.press('hersir');
    await page.press('close card twice');
    expect(page.address()).toBe('/builder');
  });

  it('stays on the page when it is closed after it came with the address', async () => {
    const page = show('/', '/builder?dialog=share&sort=name');
    expect(page.text()).toContain('share true');
    await page.press('close share');
    expect(page.address()).toBe('/builder?sort=name');
    await act(() => page.router.navigate(-1));
    expect(page.address()).toBe('/');
  });

  it('shows another item in its place, so that Back still closes it', async () => {
    const page = show('/builder');
    await page.press('hersir');
    await page.press('alborc');
    expect(page.text()).toBe('share false, card true tribes/alborc');
    await page.press('close card twice');
    expect(page.address()).toBe('/builder');
  });

  it('comes back to the dialog below when one was opened over another', async () => {
    const page = show('/builder');
    await page.press('share');
    await page.press('hersir');
    await page.press('close card twice');
    expect(page.text()).toBe('share true, card false null');
    await page.press('close share');
    expect(page.address()).toBe('/builder');
  });

  it('can be closed again after it was closed and came back by Forward', async () => {
    const page = show('/builder');
    await page.press('share');
    await page.press('close share');
    await act(() => page.router.navigate(1));
    expect(page.text()).toContain('share true');
    await page.press('close share');
    expect(page.address()).toBe('/builder');
  });
});
