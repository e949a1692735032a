import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BaseModal } from './base-modal.tsx';

const box = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');

beforeEach(() => {
  box.mockReturnValue(new DOMRect(0, 0, 300, 200));
  const running = { finished: new Promise(() => undefined) } as unknown as Animation;
  Element.prototype.getAnimations = () => [running];
});
afterEach(() => {
  box.mockReset();
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
});

const modal = (open: boolean) => (
  <BaseModal open={open} onOpenChange={() => undefined} viewport="viewport" aria-label="Army">
    Units
  </BaseModal>
);

it('leaves as it came when its page removes it while it is open', () => {
  const { unmount } = render(modal(true));
  expect(screen.getByRole('dialog').textContent).toBe('Units');
  unmount();
  expect(screen.queryByRole('dialog')).toBeNull();
  const leaving = [...document.querySelectorAll('[data-ghost]')];
  expect(leaving.map(({ textContent }) => textContent)).toEqual(['', 'Units']);
  for (const each of leaving) each.remove();
});

it('leaves nothing behind when it was closed before', () => {
  const { unmount } = render(modal(false));
  unmount();
  expect(document.querySelector('[data-ghost]')).toBeNull();
});

it('tells the height of its actions to the messages above them', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = (): void => this.report();
      readonly disconnect = (): void => undefined;
      private readonly report: () => void;
      constructor(report: () => void) {
        this.report = report;
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(69);
  render(
    <BaseModal open onOpenChange={() => undefined} viewport="viewport" size="md" aria-label="Filters">
      <footer>Show</footer>
    </BaseModal>,
  );
  expect(document.documentElement.style.getPropertyValue('--dialog-foot')).toBe('69px');
  vi.unstubAllGlobals();
});
