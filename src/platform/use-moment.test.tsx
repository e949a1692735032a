import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/builders/render-app.tsx';
import { useMoment } from './use-moment.ts';

function Age({ instant }: { instant: string }) {
  const moment = useMoment();
  return <time {...moment(instant)} />;
}

it('a moment says how long ago it was, and on demand when exactly', () => {
  const instant = new Date(Date.now() - 3 * 86_400_000).toISOString();
  renderApp(<Age instant={instant} />);
  const time = screen.getByText('3 days ago');
  expect(time.getAttribute('datetime')).toBe(instant);
  expect(time.title).toContain(String(new Date(instant).getFullYear()));
});
