import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Slider } from './slider.tsx';

it('is named, says its value in words, and gives numbers', () => {
  const onValueChange = vi.fn<(value: number) => void>();
  render(
    <Slider label="Step" value={3} max={9} valueText="Step 3 of 9" marks={[4]} {...{ onValueChange }} />,
  );
  const slider = screen.getByRole('slider', { name: 'Step' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Step 3 of 9');
  fireEvent.change(slider, { target: { value: '7' } });
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(7);
});
