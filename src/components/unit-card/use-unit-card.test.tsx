import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { loadSkillTexts } from '#data/skills.ts';
import { loadUnitProfile } from '#data/unit-profiles.ts';
import { useUnitCard } from './use-unit-card.ts';

vi.mock('#data/skills.ts', () => ({ loadSkillTexts: vi.fn<typeof loadSkillTexts>() }));
vi.mock('#data/unit-profiles.ts', () => ({ loadUnitProfile: vi.fn<typeof loadUnitProfile>() }));
const loadTexts = vi.mocked(loadSkillTexts);
const CARD = { profile: null, skills: [] };
const TEXTS = { orc: { Roar: { text: 'Ruge.' } } };

const ask = () =>
  renderHook(() => useUnitCard('north', 'orc').state, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  }).result;

beforeEach(() => {
  queryClient().clear();
  i18n.loadAndActivate({ locale: 'es', messages: {} });
  vi.mocked(loadUnitProfile).mockResolvedValue(CARD);
  loadTexts.mockReset();
});

describe('useUnitCard', () => {
  it('returns the card with the texts of the reader’s language, and of the next one when it changes', async () => {
    loadTexts.mockResolvedValue(TEXTS);
    const state = ask();
    expect(state.current).toEqual({ status: 'loading' });
    await waitFor(() => expect(state.current).toEqual({ status: 'loaded', card: CARD, texts: TEXTS }));
    expect(loadTexts.mock.calls).toEqual([['es']]);
    act(() => i18n.loadAndActivate({ locale: 'fr', messages: {} }));
    await waitFor(() => expect(loadTexts).toHaveBeenLastCalledWith('fr'));
    await waitFor(() => expect(state.current.status).toBe('loaded'));
  });

  it('returns the card without texts when they cannot be loaded', async () => {
    loadTexts.mockRejectedValue(new Error('offline'));
    const state = ask();
    await waitFor(() => expect(state.current).toEqual({ status: 'loaded', card: CARD, texts: {} }));
  });
});
