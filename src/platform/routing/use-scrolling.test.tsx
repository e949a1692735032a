import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { memoryRouter } from './memory-router.ts';
import { CurrentPage, RouterView } from './router-view.tsx';
import { useScrolling } from './use-scrolling.ts';

const intoView = vi.fn<() => void>();
const scrollTo = vi.spyOn(window, 'scrollTo');

beforeEach(() => {
  intoView.mockClear();
  Element.prototype.scrollIntoView = intoView;
  scrollTo.mockReset();
  scrollTo.mockImplementation((_, height) => void Object.assign(window, { scrollY: height }));
  window.scrollY = 0;
});

function Frame() {
  useScrolling();
  return <CurrentPage loading={null} />;
}

function show(address = '/') {
  const router = memoryRouter({ '*': () => <h2 id="cover-é">Cover</h2> }, address);
  render(
    <RouterView router={router}>
      <Frame />
    </RouterView>,
  );
  return (...step: Parameters<typeof router.navigate>) => act(async () => router.navigate(...step));
}

it('begins a page at its top, and comes back to where it was left', async () => {
  const go = show();
  window.scrollY = 700;
  await go('/rules');
  expect(window.scrollY).toBe(0);
  window.scrollY = 300;
  await go(-1);
  expect(window.scrollY).toBe(700);
  await go(1);
  expect(window.scrollY).toBe(300);
});

it('leaves the window as it is where the step says so', async () => {
  const go = show();
  window.scrollY = 700;
  await go('?dialog=card', { preventScrollReset: true });
  expect(window.scrollY).toBe(700);
});

it('scrolls to a section that the address names, and to the top for one that is not there', async () => {
  const go = show('/rules#cover-%C3%A9');
  expect(intoView).toHaveBeenCalledOnce();
  await go('/rules#%E0%A4%A');
  expect(intoView).toHaveBeenCalledOnce();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

it('remembers places when the tab loads another page', () => {
  show('/faq?x');
  window.scrollY = 420;
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '')).toMatchObject({
    '/faq?x': 420,
  });
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});
