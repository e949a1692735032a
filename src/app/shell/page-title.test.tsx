import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageTitle } from './page-title.tsx';

const scrollY = vi.spyOn(window, 'scrollY', 'get');
const headingBox = vi.spyOn(HTMLHeadingElement.prototype, 'getBoundingClientRect');
afterEach(() => {
  scrollY.mockReset();
  headingBox.mockReset();
});

it('takes over from the heading of the page once that has scrolled under the bar', () => {
  document.title = 'Units – Muster';
  const { container } = render(
    <>
      <PageTitle className="title" />
      <main>
        <h1>Units</h1>
      </main>
    </>,
  );
  const title = () => container.querySelector<HTMLElement>('[data-title="Units"]');
  const scrollTo = (y: number) => {
    scrollY.mockReturnValue(y);
    headingBox.mockReturnValue(new DOMRect(0, 64 - y, 300, 36));
    act(() => void document.dispatchEvent(new Event('scroll')));
  };
  scrollTo(0);
  expect(title()?.dataset['past']).toBeUndefined();
  scrollTo(40);
  expect(title()?.dataset['past']).toBeUndefined();
  scrollTo(90);
  expect(title()?.dataset['past']).toBe('true');
});
