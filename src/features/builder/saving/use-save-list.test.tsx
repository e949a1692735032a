import { act, screen, waitFor, within } from '@testing-library/react';
import { useStore } from 'zustand';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sayOpenedAsCopy } from '#components/undo/opened-as-copy.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { useDraft } from '#data/lists/use-draft.ts';
import { documentWith, foreignEntry } from '#tests/builders/catalogue.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { dispatch } from '../actions.ts';
import { ArmyHeading } from '../army/army-heading.tsx';
import { BuilderQuestions } from '../builder-questions.tsx';
import { questionStore } from '../open-dialog.ts';
import { useSaveList } from './use-save-list.ts';

function Saver() {
  const saveList = useSaveList();
  const document = useDraft((state) => state.history.document);
  const question = useStore(questionStore, (state) => state.question);
  return (
    <>
      <ArmyHeading document={document} />
      <BuilderQuestions question={question} />
      <button type="button" onClick={saveList}>
        Save
      </button>
    </>
  );
}

/** Presses Save and waits for the message. */
async function save(times = 1) {
  const { user } = renderApp(<Saver />);
  for (let press = 0; press < times; press += 1)
    await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(messagesShown()).not.toEqual([]));
}

const stored = () =>
  JSON.parse(localStorage.getItem('armyLists') ?? '[]') as {
    id: string;
    name: string;
    units: { id: string }[];
  }[];

beforeEach(() => {
  putDraft(documentWith({ alborc: 1 }, { name: '  Winter Raid ' }));
});

describe('saving the draft', () => {
  it('says so once, and the draft is that list from now on', async () => {
    await save();
    expect(messagesShown()).toEqual(['List saved locally']);
    expect(stored()).toMatchObject([{ name: 'Winter Raid' }]);
    expect(draft()).toMatchObject({ currentName: 'Winter Raid', savedId: stored()[0]?.id });
    expect(screen.getByText('Current list: Winter Raid')).toBeDefined();
  });

  it('takes the place of the message that asks to save a list opened as a copy', async () => {
    const { user } = renderApp(<Saver />);
    act(() => sayOpenedAsCopy());
    await waitFor(() => expect(messagesShown()[0]).toContain('Save it to keep it.'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(messagesShown()[0]).toBe('List saved locally'));
    expect(messagesShown()).toHaveLength(1);
  });

  it.each([
    ['Replace', ['Winter Raid: hetman'], ' Winter Raid'],
    ['Keep both', ['Winter Raid: alborc', 'Winter Raid (2): hetman'], 'Winter Raid (2)'],
    ['Cancel', ['Winter Raid: alborc'], ' Winter Raid'],
  ])('under the name of another list asks first: %s', async (answer, kept, name) => {
    localStorage.setItem(
      'armyLists',
      JSON.stringify([
        {
          id: 'a',
          name: 'Winter Raid',
          faction: 'northern-tribes',
          units: [{ id: 'alborc', name: 'Alborc', quantity: 1 }],
          created_at: '2026-01-01T00:00:00.000Z',
        },
      ]),
    );
    savedListsStore.getState().reload();
    putDraft(
      documentWith(
        { hetman: 1 },
        {
          name: ' Winter Raid',
          entries: [
            {
              unitId: 'hetman',
              quantity: 1,
              foreign: { name: 'Hetman', points: 10, command: 0, highCommand: false, keywords: [] },
            },
          ],
        },
      ),
    );
    const { user } = renderApp(<Saver />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const question = within(await screen.findByRole('dialog', { name: 'Replace “Winter Raid”?' }));
    expect(question.getByText(/^Another saved list has this name\./)).toBeDefined();
    await user.click(question.getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(stored().map((list) => `${list.name}: ${String(list.units[0]?.id)}`)).toEqual(kept),
    );
    expect(draft().name).toBe(name);
  });

  it('under a new name renames the open list, and says so', async () => {
    const { user } = renderApp(<Saver />);
    const press = () => user.click(screen.getByRole('button', { name: 'Save' }));
    await press();
    await waitFor(() => expect(stored()).toHaveLength(1));
    const { id } = stored()[0] ?? {};
    const field = screen.getByRole('textbox', { name: 'List name' });
    await user.clear(field);
    await user.type(field, 'Summer Raid');
    await press();
    await waitFor(() => expect(stored()).toMatchObject([{ id, name: 'Summer Raid' }]));
    await waitFor(() =>
      expect(messagesShown()[0]).toBe(
        'List saved locally | Renamed from “Winter Raid”. Duplicate keeps both.',
      ),
    );
    expect(draft()).toMatchObject({ currentName: 'Summer Raid', savedId: id });
  });

  it('under a new name leaves a list alone that another tab changed since', async () => {
    const { user } = renderApp(<Saver />);
    const press = () => user.click(screen.getByRole('button', { name: 'Save' }));
    await press();
    await waitFor(() => expect(stored()).toHaveLength(1));
    const [mine] = stored();
    localStorage.setItem(
      'armyLists',
      JSON.stringify([{ ...mine, units: [{ ...mine?.units[0], quantity: 2 }] }]),
    );
    await user.type(screen.getByRole('textbox', { name: 'List name' }), 'X');
    await press();
    await waitFor(() => expect(stored()).toHaveLength(2));
  });

  it('shows a name with tags in it as it was typed', () => {
    putDraft(documentWith({ alborc: 1 }, { name: 'x', currentName: '<b>Raid</b> <0/>' }));
    renderApp(<Saver />);
    expect(screen.getByText(/^Current list: <b>Raid<\/b> <0\/>/)).toBeDefined();
  });

  it('says beside the name whether the list is saved', async () => {
    const { user } = renderApp(<Saver />);
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('Unsaved changes');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(status.textContent).toBe('Changes saved'));
    act(() => void dispatch({ type: 'add', unitId: 'orc-hunters' }));
    expect(status.textContent).toBe('Unsaved changes');
  });

  it('puts its good news in the place of an earlier refusal', async () => {
    putDraft(documentWith({}, { name: 'Raid' }));
    const { user } = renderApp(<Saver />);
    const button = screen.getByRole('button', { name: 'Save' });
    await user.click(button);
    await waitFor(() =>
      expect(messagesShown()).toEqual(['Cannot save an empty list. Add some units first.']),
    );
    act(() => {
      dispatch({ type: 'add', unitId: 'alborc' });
    });
    await user.click(button);
    await waitFor(() => expect(messagesShown()).toEqual(['List saved locally']));
  });

  it('twice keeps one list and one message', async () => {
    await save(2);
    expect(stored()).toHaveLength(1);
    expect(messagesShown()).toEqual(['List saved locally']);
  });

  it.each([
    ['is empty', documentWith({}), 'Cannot save an empty list. Add some units first.'],
    [
      'holds a unit with impossible values',
      documentWith({}, { entries: [foreignEntry({ points: Number.NaN })] }),
      'Failed to save list locally | A unit in the list has impossible values. Remove it and save again.',
    ],
  ])('is refused when it %s, and nothing changes', async (_, document, said) => {
    putDraft(document);
    await save();
    expect(messagesShown()).toEqual([said]);
    expect(draft()).toEqual(document);
    expect(localStorage.getItem('armyLists')).toBeNull();
    expect(screen.getByText('Current list: New List')).toBeDefined();
  });

  it.each([
    [
      'is full',
      'QuotaExceededError',
      'Browser storage is full. Please clear some saved lists. | Your army is still here, unsaved. Share it to be safe.',
    ],
    [
      'is switched off',
      'SecurityError',
      'Failed to save list locally | This browser does not let the page store anything. Share the list to keep it.',
    ],
  ])('is refused when storage %s, and the draft stays', async (_, error, said) => {
    localStorage.setItem('something', 'else');
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', error);
    });
    await save();
    setItem.mockRestore();
    expect(messagesShown()).toEqual([said]);
    expect(draft()).toMatchObject({ entries: [{ unitId: 'alborc' }], currentName: null });
  });
});
