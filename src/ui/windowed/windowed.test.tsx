import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Windowed } from './windowed.tsx';

type Callback = (entries: { isIntersecting: boolean; boundingClientRect: { height: number } }[]) => void;

let tell: Callback = () => undefined;

class FakeObserver {
  constructor(callback: Callback) {
    tell = callback;
  }
  observe() {
    // Tests tell what is in view.
  }
  disconnect() {
    // Nothing to end.
  }
}

const seen = (isIntersecting: boolean) =>
  act(() => tell([{ isIntersecting, boundingClientRect: { height: 640 } }]));

describe('a part of a long page', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is taken out while it is far away, and its place stays as high', () => {
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    const { container } = render(
      <Windowed isOn>
        <button>One</button>
      </Windowed>,
    );
    seen(false);
    expect(screen.queryByRole('button')).toBeNull();
    expect(container.firstElementChild?.getAttribute('style')).toContain('640px');
    seen(true);
    expect(screen.getByRole('button')).toBeDefined();
  });

  it('stays where the keyboard works in it, and where the page is short', () => {
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    const { rerender } = render(
      <Windowed isOn>
        <button>One</button>
      </Windowed>,
    );
    screen.getByRole('button').focus();
    seen(false);
    expect(screen.getByRole('button')).toBeDefined();
    screen.getByRole('button').blur();
    seen(false);
    rerender(
      <Windowed isOn={false}>
        <button>One</button>
      </Windowed>,
    );
    expect(screen.getByRole('button')).toBeDefined();
  });
});
