import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LineChart } from './line-chart.tsx';

const LINES = [
  { id: 'anna', name: 'Anna', hue: 'red', points: [{ x: 0, y: 0 }] },
  {
    id: 'berta',
    name: 'Berta',
    hue: 'blue',
    points: [
      { x: 0, y: 0 },
      { x: 1, y: 2 },
      { x: 2, y: 4 },
    ],
  },
] as const;

it('stretches its lines with its box, but neither its words nor its marks', () => {
  const { container } = render(<LineChart label="Scores" lines={LINES} parts={['1', '2']} />);
  const words = [...container.querySelectorAll('svg[role=img] text')];
  expect(words.map(({ textContent }) => textContent)).toEqual(['0', '1', '2', '3', '4', '1', '2']);
  for (const each of [...words, ...container.querySelectorAll('svg[role=img] :is(circle, rect)')]) {
    expect(each.closest('[viewBox]')).toBeNull();
  }
  const paths = [...container.querySelectorAll('svg[viewBox="0 0 100 144"] path')];
  expect(paths.map((path) => path.getAttribute('d'))).toEqual(['M0 144', 'M0 144H50V72H100V0']);
});
