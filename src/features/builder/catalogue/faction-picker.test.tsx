import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { factionsStore } from '#data/factions-store.ts';
import { draftStore } from '#data/lists/draft-store.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { dispatch } from '../actions.ts';
import { FactionPicker } from './faction-picker.tsx';

const start = factionsStore.getState();
const refresh = vi.fn<typeof start.refresh>();

beforeEach(() => {
  putDraft();
  refresh.mockReset();
  factionsStore.setState({ ...start, refresh });
});

async function open(language: Language = 'en') {
  const app = renderApp(<FactionPicker current="northern-tribes" />, { language });
  await app.user.click(screen.getByRole('combobox', { name: 'Faction' }));
  return app;
}

const names = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('FactionPicker', () => {
  it.each([
    ['loading', 'Loading factions...'],
    ['error', 'Error loading factions'],
    ['empty', 'No factions available'],
  ] as const)(
    'says below the field and above the factions that they are %s, and they can be chosen all the same',
    async (status, said) => {
      factionsStore.setState({ status });
      renderApp(<FactionPicker current="northern-tribes" />);
      expect(screen.getByText(said)).toBeDefined();
      cleanup();
      const { user } = await open();
      expect(screen.getAllByText(said)).toHaveLength(2);
      await user.click(screen.getByRole('option', { name: 'Hegemony of Embersig' }));
      expect(draft().faction).toBe('hegemony-of-embersig');
    },
  );

  it('says so in the field itself when there is nothing to choose from', () => {
    factionsStore.setState({ status: 'empty', factions: [] });
    renderApp(<FactionPicker current="northern-tribes" />);
    expect(screen.getByRole('combobox', { name: 'Faction' }).textContent).toBe('No factions available');
  });

  it('has an Undo in its message that brings the former list back, also after another unit was added', async () => {
    putDraft(documentWith({ alborc: 1 }));
    const { user } = await open();
    await user.click(screen.getByRole('option', { name: 'Hegemony of Embersig' }));
    dispatch({ type: 'add', unitId: 'marhael-the-refused' });
    await user.click(
      within(screen.getByRole('region', { name: 'Messages' })).getByRole('button', { name: 'Undo' }),
    );
    expect(draft()).toMatchObject({ faction: 'northern-tribes', entries: [{ unitId: 'alborc' }] });
    expect(messagesShown()).toContain('Undone. What you did after it comes back with Undo.');
    draftStore.getState().undo();
    expect(draft().entries).toMatchObject([{ unitId: 'marhael-the-refused' }]);
  });

  it('takes nothing else back when its edit was undone already', async () => {
    putDraft(documentWith({ alborc: 1 }, { name: '' }));
    dispatch({ type: 'rename', name: 'Raid' });
    const { user } = await open();
    await user.click(screen.getByRole('option', { name: 'Hegemony of Embersig' }));
    draftStore.getState().undo();
    await user.click(
      within(screen.getByRole('region', { name: 'Messages' })).getByRole('button', { name: 'Undo' }),
    );
    expect(draft()).toMatchObject({ name: 'Raid', entries: [{ unitId: 'alborc' }] });
    expect(messagesShown()).toContain('That was already undone.');
  });

  it('says nothing above the factions when all is well', async () => {
    await open();
    expect(screen.getAllByRole('option')).toHaveLength(start.factions.length);
    expect(screen.queryByText(/factions\.\.\.$|No factions|Error loading/)).toBeNull();
  });

  it.each(['en', 'es', 'fr'] as const)('lists the names in %s by their alphabet', async (language) => {
    await open(language);
    const expected = start.factions
      .map((faction) => (language === 'en' ? faction.name : (faction.names[language] ?? faction.name)))
      .toSorted(new Intl.Collator(language).compare);
    expect(names()).toEqual(expected);
  });

  it('shows the names of the language that is chosen', async () => {
    await open('es');
    expect(names()).toContain('Tribus del Norte');
    expect(names()).not.toContain('Northern Tribes');
  });

  it('remembers the faction, and brings the emptied list back with Undo', async () => {
    putDraft(documentWith({ alborc: 1 }));
    const { user } = await open();
    await user.click(screen.getByRole('option', { name: 'Feudom' }));
    expect(draft()).toMatchObject({ faction: 'feudom', entries: [] });
    expect(localStorage.getItem('warcrow_last_faction')).toBe('feudom');
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    await user.click(messages.getByRole('button', { name: 'Undo' }));
    expect(draft()).toEqual(documentWith({ alborc: 1 }));
  });

  it('says nothing of a list when an empty one changes its faction', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('option', { name: 'Feudom' }));
    expect(draft().faction).toBe('feudom');
    expect(messagesShown()).toEqual([]);
  });
});

describe('refreshing the factions', () => {
  it.each([
    ['refreshed', 'Factions refreshed successfully'],
    ['empty', 'Using default factions. No factions found in database.'],
    ['failed', 'Failed to refresh factions | The factions of this app stay in use.'],
  ] as const)('says first that it works on it, then in its place how it went: %s', async (outcome, said) => {
    let finish: (value: typeof outcome) => void = () => undefined;
    refresh.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const { user } = renderApp(<FactionPicker current="northern-tribes" />);
    await user.click(screen.getByRole('button', { name: 'Refresh factions' }));
    await waitFor(() => expect(messagesShown()).toEqual(['Refreshing factions...']));
    act(() => finish(outcome));
    await waitFor(() => expect(messagesShown()).toEqual([said]));
    expect(refresh).toHaveBeenCalledOnce();
  });
});
