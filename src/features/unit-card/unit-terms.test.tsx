import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Unit } from '#domain/catalogue/types.ts';
import { unit } from '#tests/builders/catalogue.ts';
import { UnitTerms } from './unit-terms.tsx';

function show(shown: Unit, onViewCard: () => void = () => undefined) {
  render(<UnitTerms unit={shown} onViewCard={onViewCard} />, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

describe('UnitTerms', () => {
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

  it('opens the meaning of a word by keyboard, with what its brackets say', async () => {
    const user = userEvent.setup();
    show(unit({ characteristics: [], keywords: ['Intimidating (2)'], specialRules: [] }));
    await user.tab();
    expect(document.activeElement).toHaveProperty('textContent', 'Intimidating (2)');
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Intimidating (2)' }));
    expect(await dialog.findByText('In brackets: Successes the enemy needs on its WP test.')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says of a word that the glossary lacks that its description is to come', async () => {
    const user = userEvent.setup();
    show(unit({ characteristics: [], keywords: ['Unheard Of'], specialRules: [] }));
    await user.click(screen.getByRole('button', { name: 'Unheard Of' }));
    expect(await screen.findByText('Description coming soon')).toBeDefined();
  });

  it('names words in the reader’s language', () => {
    i18n.loadAndActivate({ locale: 'es', messages: {} });
    show(unit({ characteristics: ['Infantry'], keywords: ['Join (Infantry, Orc)'], specialRules: [] }));
    expect(screen.getByRole('button', { name: 'Infantería' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Unirse (Infantería, Orco)' })).toBeDefined();
  });

  it('tells how many a list may hold and whether tournaments allow it', () => {
    show(unit({ availability: 2, tournamentLegal: false }));
    expect(screen.getByText('Up to 2 per list')).toBeDefined();
    expect(screen.getByText('Not Tournament Legal')).toBeDefined();
  });

  it('leads to the card', async () => {
    const user = userEvent.setup();
    const onViewCard = vi.fn<() => void>();
    show(unit(), onViewCard);
    await user.click(screen.getByRole('button', { name: 'View Card' }));
    expect(onViewCard).toHaveBeenCalledOnce();
  });
});
