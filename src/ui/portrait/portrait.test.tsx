import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { initialsOf, Portrait } from './portrait.tsx';

describe('a portrait', () => {
  it('shows the initials where nothing stands on the shield', () => {
    const { container } = render(<Portrait hue={null} charge={null} name="Ada Löv of the Hill" />);
    expect(container.textContent).toBe('AL');
  });

  it('shows a shield in its colours, and is nothing to read out', () => {
    const { container } = render(<Portrait hue="syenann" charge="leaf" name="Ada" />);
    expect(container.querySelector('svg[data-faction="syenann"]')).not.toBeNull();
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    expect(container.textContent).toBe('');
  });
});

describe('initials', () => {
  it.each([
    ['ada', 'A'],
    ['WAB-7Q2X', 'W7'],
    ['élan vital', 'ÉV'],
    ['  «Öri» ', 'Ö'],
    ['…', ''],
  ])('turn “%s” into “%s”', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
