import { afterEach, expect, it } from 'vitest';
import { keepPlace } from './keep-place.ts';

const PAGE = '<main><div id="list"><p>Long</p></div><a href="/a">One</a><a href="/b">Two</a></main>';

function draw(html = PAGE): void {
  document.body.innerHTML = html;
  // jsdom lays nothing out: a real element scrolls as far as it is long.
  for (const element of document.querySelectorAll('*'))
    Object.assign(element, { scrollTo: ({ top = 0 }: ScrollToOptions) => void (element.scrollTop = top) });
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('brings scroll positions and focus back after the page was drawn again', async () => {
  draw();
  const list = () => document.querySelector('#list');
  list()?.scrollTo({ top: 120 });
  document.querySelectorAll('a')[1]?.focus();
  const takeUp = keepPlace();
  draw();
  expect([list()?.scrollTop, document.activeElement]).toEqual([0, document.body]);
  await takeUp();
  expect(list()?.scrollTop).toBe(120);
  expect(document.activeElement?.textContent).toBe('Two');
});

it('finds what had the focus at another place of the page', async () => {
  draw();
  document.querySelectorAll('a')[1]?.focus();
  const takeUp = keepPlace();
  draw('<main><p>New</p><a href="/a">One</a><a href="/c">Three</a><a href="/b">Two</a></main>');
  await takeUp();
  expect(document.activeElement?.textContent).toBe('Two');
});

it('leaves a page alone on which the player went on meanwhile', async () => {
  draw();
  document.querySelector('#list')?.scrollTo({ top: 120 });
  const takeUp = keepPlace();
  draw();
  document.querySelector('#list')?.scrollTo({ top: 40 });
  document.querySelector('a')?.focus();
  await takeUp();
  expect(document.querySelector('#list')?.scrollTop).toBe(40);
  expect(document.activeElement?.textContent).toBe('One');
});
