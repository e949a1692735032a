import { describe, expect, it } from 'vitest';
import { settled, type Shown } from './settled.ts';

const LEFT: Shown = { title: 'Builder', body: '<main><h1>Builder</h1></main>' };
const WAITING: Shown = { title: 'Rules', body: '<main data-loading-page=""></main>' };
const HEADLESS: Shown = { title: 'Rules', body: '<main><p>A line</p></main>' };
const READY: Shown = { title: 'Rules', body: '<main><h1>Rules</h1></main>' };

/** Shows each state for so many looks, the last one for good. */
function page(...states: readonly (readonly [Shown, number])[]): () => Shown {
  const shown = states.flatMap(([state, looks]) => Array.from({ length: looks }, () => state));
  let look = 0;
  return () => {
    look += 1;
    return shown[Math.min(look, shown.length) - 1] ?? LEFT;
  };
}

const settle = (look: () => Shown) => settled(look, LEFT.title, { tickMs: 0, calmTicks: 8, mostTicks: 200 });

describe('a page that is prerendered', () => {
  it.each([
    ['still shows the page that was left', LEFT],
    ['shows its loading state', WAITING],
    ['has no heading', HEADLESS],
  ])('is waited for while it %s, however calm it is', async (_what, slow) => {
    expect(await settle(page([slow, 100], [READY, 1]))).toBe(READY.body);
  });

  it('is taken once it stays the same', async () => {
    const half: Shown = { title: 'Rules', body: '<main><h1>Rules</h1><p>First</p></main>' };
    const whole: Shown = { title: 'Rules', body: '<main><h1>Rules</h1><p>First</p><p>Last</p></main>' };
    expect(await settle(page([half, 7], [whole, 1]))).toBe(whole.body);
  });

  it('is left undrawn when it never comes to rest', async () => {
    expect(await settle(page([HEADLESS, 1]))).toBeNull();
    let count = 0;
    expect(await settle(() => ({ title: 'Rules', body: `<h1>${String((count += 1))}</h1>` }))).toBeNull();
  });
});
