import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { loadGlossary } from '#data/load-glossary.ts';
import type { Language, Unit } from '#domain/catalogue/types.ts';
import { unit } from '#tests/builders/catalogue.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { UnitTerms } from './unit-terms.tsx';

vi.mock('#data/load-glossary.ts', { spy: true });
const onViewCard = vi.fn<() => void>();

const show = (shown: Unit, language: Language = 'en') =>
  renderApp(<UnitTerms unit={shown} onViewCard={onViewCard} />, { language });

beforeEach(() => {
  queryClient().clear();
  onViewCard.mockReset();
});

describe('UnitTerms', () => {
  it('shows the values and the dice of a unit, without the switches of its card', async () => {
    show(unit());
    expect(await screen.findByText('Movement')).toBeDefined();
    for (const stat of ['Wounds', 'Willpower', 'Morale']) expect(screen.getByText(stat)).toBeDefined();
    expect(screen.getAllByRole('group', { name: 'Melee' })[0]?.querySelector('svg')).not.toBeNull();
    expect(screen.getAllByRole('group', { name: 'Defence' }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('list', { name: 'Switches' })).toBeNull();
  });

  it('groups what the card prints under three headings and leaves out an empty one', () => {
    show(unit({ characteristics: ['Infantry', 'Orc'], keywords: [], specialRules: ['Place (5)'] }));
    const characteristics = within(screen.getByRole('list', { name: 'Characteristics' }));
    expect(characteristics.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'Infantry',
      'Orc',
    ]);
    expect(screen.getByRole('list', { name: 'Special Rules' })).toHaveProperty('textContent', 'Place (5)');
    expect(screen.queryByRole('list', { name: 'Keywords' })).toBeNull();
  });

  it('shows a word outside the fixed characteristics among the keywords', () => {
    show(unit({ characteristics: ['Infantry', 'Shadow'], keywords: ['Scout'], specialRules: [] }));
    expect(screen.getByRole('list', { name: 'Characteristics' }).textContent).toBe('Infantry');
    expect(screen.getByRole('list', { name: 'Keywords' }).textContent).toBe('ScoutShadow');
  });

  it('opens the meaning of a word by keyboard, with what its brackets say', async () => {
    const { user } = show(unit({ characteristics: [], keywords: ['Intimidating (2)'], specialRules: [] }));
    await user.tab();
    expect(document.activeElement).toHaveProperty('textContent', 'Intimidating (2)');
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Intimidating (2)' }));
    expect(await dialog.findByText('In brackets: Successes the enemy needs on its WP test.')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('draws the dice of a word’s value, in the chip and over its meaning', async () => {
    const { user } = show(
      unit({ characteristics: [], keywords: ['Dispel (BLU BLK)'], specialRules: [] }),
      'es',
    );
    const chip = screen.getByRole('button', { name: /^Dispersar.*blue die.*black die/ });
    expect(chip.textContent).not.toMatch(/BLU|BLK/);
    await user.click(chip);
    expect(await screen.findByRole('dialog', { name: /^Dispersar.*blue die.*black die/ })).toBeDefined();
  });

  it('says of a word that the glossary lacks that its description is to come', async () => {
    const { user } = show(unit({ characteristics: [], keywords: ['Unheard Of'], specialRules: [] }));
    await user.click(screen.getByRole('button', { name: 'Unheard Of' }));
    expect(await screen.findByText('Description coming soon')).toBeDefined();
  });

  it('says that an explanation could not be loaded, and shows it to the next reader', async () => {
    vi.mocked(loadGlossary).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const aimed = unit({ characteristics: [], keywords: ['Aim'], specialRules: [] });
    const { user } = show(aimed);
    await user.click(screen.getByRole('button', { name: 'Aim' }));
    expect(await screen.findByText(/^The explanation could not be loaded\./)).toBeDefined();
    cleanup();
    await show(aimed).user.click(screen.getByRole('button', { name: 'Aim' }));
    expect(await within(screen.getByRole('dialog')).findByText(/\w+\.$/)).toBeDefined();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  it('names words in the reader’s language', () => {
    show(unit({ characteristics: ['Infantry'], keywords: ['Join (Infantry, Orc)'], specialRules: [] }), 'es');
    expect(screen.getByRole('button', { name: 'Infantería' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Unirse (Infantería, Orco)' })).toBeDefined();
  });

  it('tells how many a list may hold and whether tournaments allow it', () => {
    show(unit({ availability: 2, tournamentLegal: false }));
    expect(screen.getByText('Up to 2 per list')).toBeDefined();
    expect(screen.getByText('Not Tournament Legal')).toBeDefined();
  });

  it('leads to the card', async () => {
    const { user } = show(unit());
    await user.click(screen.getByRole('button', { name: 'View Card' }));
    expect(onViewCard).toHaveBeenCalledOnce();
  });
});
