import { afterEach, describe, expect, it, vi } from 'vitest';
import { rootFor } from './take-over.ts';

const page = document.documentElement;
function draw(html: string, kind: string | null = ''): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  if (kind === null) delete page.dataset['drawnPage'];
  else page.dataset['drawnPage'] = kind;
  return rootFor();
}

const told = () => new Promise((resolve) => setTimeout(resolve));

describe('the app on a page that was drawn at build', () => {
  afterEach(() => {
    delete page.dataset['drawnPage'];
    document.head.innerHTML = '';
    vi.useRealTimers();
  });

  it('draws into the root where nothing was drawn, and in place of another page', () => {
    expect(draw('', null).id).toBe('root');
    const root = draw('<p>Old</p>', 'other');
    expect([root.id, root.innerHTML]).toEqual(['root', '']);
    expect(page.dataset['drawnPage']).toBeUndefined();
  });

  it('takes its place once it shows as much, and the keyboard stays where it was', async () => {
    const root = draw('<a href="/a">A</a><a href="/b">B</a>');
    document.querySelectorAll('a')[1]?.focus();
    root.innerHTML = '<p data-loading-page="">Loading...</p>';
    await told();
    expect([root.hidden, document.querySelectorAll('a').length]).toEqual([true, 2]);
    root.innerHTML = '<p data-waiting=""></p>';
    await told();
    expect(root.hidden).toBe(true);
    root.innerHTML = '<a href="/a">A</a><a href="/b" class="new">B</a>';
    await told();
    expect([root.hidden, root.id, document.querySelectorAll('a').length]).toEqual([false, 'root', 2]);
    expect(document.activeElement?.className).toBe('new');
  });

  it('presses the button again that was pressed before it was there, and no other', async () => {
    const presses: string[] = [];
    const press = async (drawnButton: string) => {
      const root = draw(`<button data-pressed="0">${drawnButton}</button>`);
      const button = document.createElement('button');
      button.textContent = 'Add';
      button.addEventListener('click', () => presses.push(drawnButton));
      root.append(button);
      await told();
      expect(root.hidden).toBe(false);
    };
    await press('Add');
    await press('Another');
    expect(presses).toEqual(['Add']);
  });

  it('does every press on the prerendered page, in the order of the presses', async () => {
    const presses: string[] = [];
    const root = draw('<button data-pressed="0 1 3">Add</button><button data-pressed="2">Take</button>');
    const buttons = ['Add', 'Take'].map((words) => {
      const button = document.createElement('button');
      button.textContent = words;
      button.addEventListener('click', () => presses.push(words));
      return button;
    });
    root.append(...buttons);
    await told();
    expect(presses).toEqual(['Add', 'Add', 'Take', 'Add']);
  });

  it('does not wait for what the drawn page waited for as well', async () => {
    const root = draw('<p data-waiting=""></p>');
    root.innerHTML = '<p data-waiting=""></p>';
    await told();
    expect(root.hidden).toBe(false);
  });

  it('shows what it has after a while', () => {
    vi.useFakeTimers();
    const root = draw('<p>Old</p>');
    vi.advanceTimersByTime(6_000);
    expect([root.hidden, document.body.textContent]).toEqual([false, '']);
  });

  it('forgets the addresses of the document, which are not those of the pages that follow', () => {
    document.head.innerHTML = '<link rel="canonical" href="/" /><link rel="stylesheet" href="/a.css" />';
    draw('<p>Old</p>');
    expect(document.head.children).toHaveLength(1);
  });
});
