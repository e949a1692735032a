import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { expect, it, vi } from 'vitest';
import { memoryRouter } from './memory-router.ts';
import { CurrentPage, PageBoundary, RouterView } from './router-view.tsx';

function Unit() {
  const { id = 'nobody' } = useParams();
  const [first] = useState(id);
  return <h1>{`${id}, first ${first}`}</h1>;
}

function Broken(): never {
  throw new Error('a fault of ours');
}

function show() {
  const router = memoryRouter({ '*': () => <h1>Nothing</h1>, '/units/:id': Unit, '/broken': Broken }, '/');
  render(
    <RouterView router={router}>
      <Link to="/units/orc">Orc</Link>
      <PageBoundary fallback={<h1>Failed</h1>}>
        <CurrentPage loading={<p>Loading</p>} />
      </PageBoundary>
    </RouterView>,
  );
  const heading = () => screen.getByRole('heading').textContent;
  return { router, heading };
}

it('gives pages the parameters of the address, and keeps a page that stays', async () => {
  const { router, heading } = show();
  expect(heading()).toBe('Nothing');
  act(() => screen.getByRole('link', { name: 'Orc' }).click());
  expect(heading()).toBe('orc, first orc');
  await act(async () => router.navigate('/units/h%C3%A9ros'));
  expect(heading()).toBe('héros, first orc');
});

it('shows the failure of a page until another address is asked for', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const { router, heading } = show();
  await act(async () => router.navigate('/broken'));
  expect(heading()).toBe('Failed');
  await act(async () => router.navigate('/units/orc'));
  expect(heading()).toBe('orc, first orc');
  vi.mocked(console.error).mockClear();
});
