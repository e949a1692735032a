import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

it('an avatar is a picture of its size that says nothing, and initials when it cannot be fetched', () => {
  const { container } = render(<Avatar src="/art/portrait/alborc_portrait.jpg" name="Ada Löv" size={40} />);
  const picture = container.querySelector('img');
  expect([picture?.width, picture?.height, picture?.alt, picture?.getAttribute('loading')]).toEqual([
    40,
    40,
    '',
    'lazy',
  ]);
  expect(container.textContent).toBe('');
  if (picture !== null) fireEvent.error(picture);
  expect(container.textContent).toBe('AL');
});
