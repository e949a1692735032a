import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loadUnitCards } from '#data/unit-profiles.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { WithCards } from './with-cards.tsx';

vi.mock('#data/unit-profiles.ts', { spy: true });

describe('the cards of all units', () => {
  it('says that units could not be loaded, and loads them when asked again', async () => {
    vi.mocked(loadUnitCards)
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(() => null);
    const { user } = renderApp(
      <WithCards>{({ rows }) => `First of all: ${rows[0]?.unit.name ?? ''}`}</WithCards>,
    );
    expect(screen.getByText('Loading...')).toBeDefined();
    expect((await screen.findByRole('alert')).textContent).toContain('The units could not be loaded');
    expect(loadUnitCards).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^First of all: \w/)).toBeDefined();
    expect(loadUnitCards).toHaveBeenCalledTimes(2);
  });
});
