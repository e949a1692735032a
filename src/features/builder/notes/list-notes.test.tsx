import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listMarksStore } from '#data/lists/list-marks-store.ts';
import { unitNotesOf, withMark, withUnitNote } from '#domain/roster/many/list-marks.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { putDraft } from '#tests/builders/draft.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { BuilderPage } from '../builder-page.tsx';

const LIST = documentWith({ hersir: 1, alborc: 1 }, { name: 'Winter Raid', savedId: 'raid' });

function open({ matches = true, address = '/builder' } = {}) {
  const media = { matches, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => media);
  const page = <BuilderPage unitDetails={() => null} onViewCard={() => undefined} />;
  const { user } = renderApp(page, { address });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { user, press };
}

const notes = () => screen.findByRole('group', { name: 'Your notes' });

beforeEach(() => {
  localStorage.removeItem('muster_list_marks');
  listMarksStore.setState({ byId: new Map() });
  putDraft(LIST);
});

describe('notes in the builder', () => {
  it('are written on the list and its units, and stand over the units', async () => {
    const { user, press } = open();
    await press('More actions');
    await user.click(screen.getByRole('menuitem', { name: 'Notes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Notes on “Winter Raid”' }));
    await user.type(dialog.getByRole('textbox', { name: 'On the list' }), 'Win the middle.');
    await user.type(dialog.getByRole('textbox', { name: 'Hersir' }), ' left  flank ');
    await press('Save the notes');
    expect((await notes()).textContent).toContain('Win the middle.Hersir left flank');
    await press('Edit notes');
    await user.clear(await screen.findByRole('textbox', { name: 'Hersir' }));
    await user.clear(screen.getByRole('textbox', { name: 'On the list' }));
    await press('Save the notes');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Your notes' })).toBeNull());
  });

  it('are edited on a phone, where the dialog takes the place of the army', async () => {
    listMarksStore.getState().take([{ ids: ['raid'], marks: withMark({}, 'note', 'Hold.', 1) }]);
    const { press } = open({ matches: false, address: '/builder?dialog=army' });
    await press('Edit notes');
    expect(await screen.findByRole('textbox', { name: 'On the list' })).toHaveProperty('value', 'Hold.');
  });

  it('of a unit that was taken out wait until it is back', async () => {
    const marks = withUnitNote(withMark({}, 'note', 'Hold.', 1), 'orc-hunters', 'in cover', 2);
    listMarksStore.getState().take([{ ids: ['raid'], marks }]);
    open();
    expect((await notes()).textContent).not.toContain('in cover');
    putDraft({ ...LIST, entries: [...LIST.entries, { unitId: 'orc-hunters', quantity: 1 }] });
    await waitFor(async () => expect((await notes()).textContent).toContain('Orc Hunters in cover'));
  });

  it('need a saved list', async () => {
    putDraft({ ...LIST, savedId: null });
    const { press } = open();
    await press('More actions');
    const item = screen.getByRole('menuitem', { name: /^Notes/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(item.textContent).toContain('Save the list first.');
  });

  it('that find no room stay in their fields', async () => {
    const { user, press } = open();
    await press('More actions');
    await user.click(screen.getByRole('menuitem', { name: 'Notes' }));
    const field = await screen.findByRole('textbox', { name: 'Hersir' });
    await user.type(field, 'left flank');
    localStorage.setItem('theme', 'dark');
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press('Save the notes');
    refuse.mockRestore();
    expect(screen.getByRole('textbox', { name: 'Hersir' })).toHaveProperty('value', 'left flank');
    expect(unitNotesOf(listMarksStore.getState().byId.get('raid') ?? {}).size).toBe(0);
  });
});
