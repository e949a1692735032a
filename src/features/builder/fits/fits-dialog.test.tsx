import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { draftStore } from '#data/lists/draft-store.ts';
import { armyOf } from '#domain/roster/army.ts';
import { checkRoster } from '#domain/roster/check.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { putCollection } from '#tests/builders/collection.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { TotalsBar } from '../army/totals-bar.tsx';
import { useDraftArmy } from '../army/use-draft-army.ts';
import { FitsDialog } from './fits-dialog.tsx';

const onClose = vi.fn<() => void>();

function Fits() {
  return <FitsDialog draft={useDraftArmy()} onClose={onClose} />;
}

function Bar() {
  return <TotalsBar draft={useDraftArmy()} />;
}

/** Shows what fits a list. */
async function open(document: ReturnType<typeof documentWith>) {
  putDraft(document);
  const { user } = renderApp(<Fits />);
  await screen.findByRole('heading', { name: /fits?$/ });
  return { user, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

const status = () => screen.getByRole('status').textContent;
const rows = () => within(screen.getByRole('list', { name: /fits?$/ })).queryAllByRole('listitem');
const points = () => totalsOf(armyOf(draft(), catalogue)).points;

beforeEach(() => {
  onClose.mockReset();
});

describe('what fits a list', () => {
  it('names the units within the points left, and what they bring', async () => {
    await open(documentWith({ 'orc-hunters': 3 }, { target: 100 }));
    expect(screen.getByText('60 pts, 40 left')).toBeDefined();
    expect(rows()[0]?.textContent).toMatch(/^Mounted Wrathmane40 pts · 2 CP · Command, Officers, Elite$/);
    expect(screen.queryByRole('button', { name: 'Add Ahlwardt, Ice Bear' })).toBeNull();
  });

  it('adds a unit with one tap, and Undo takes it back', async () => {
    const { press } = await open(documentWith({ 'orc-hunters': 3 }, { target: 100 }));
    await press('Add Mounted Wrathmane');
    expect(draft().entries.at(-1)).toEqual({ unitId: 'mounted-wrathmane', quantity: 1 });
    expect(status()).toBe('Added Mounted Wrathmane');
    expect(screen.getByText('100 pts, 0 left')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'No unit fits' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('status'));
    await press('Undo');
    expect(draft().entries).toEqual([{ unitId: 'orc-hunters', quantity: 3 }]);
    expect(status()).toBe('Undone');
  });

  it('offers and takes only what the player owns when asked', async () => {
    putCollection({ 'orc-hunters': 3, 'ice-archers': 1 });
    const { user, press } = await open(documentWith({ 'orc-hunters': 2 }, { target: 100 }));
    expect(rows().length).toBeGreaterThan(5);
    await user.click(screen.getByRole('switch', { name: 'Only what I own' }));
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Ice Archers/),
      expect.stringMatching(/^Orc Hunters/),
    ]);
    await press('Random');
    await waitFor(() => expect(status()).toBe('Added 2 units'));
    expect(draft().entries).toEqual([
      { unitId: 'orc-hunters', quantity: 3 },
      { unitId: 'ice-archers', quantity: 1 },
    ]);
    act(() => putCollection());
  });

  it('takes another points target', async () => {
    const { user } = await open(documentWith({ 'orc-hunters': 3 }, { target: 60 }));
    expect(rows()).toHaveLength(0);
    const field = screen.getByRole('textbox', { name: 'Points target' });
    await user.clear(field);
    await user.type(field, '80');
    expect(draft().target).toBe(80);
    expect(rows().length).toBeGreaterThan(0);
  });

  it('takes the next usual size for a list without a target', async () => {
    await open(documentWith({ 'orc-hunters': 3 }));
    expect(screen.getByText('60 pts, 240 left')).toBeDefined();
    expect(draft().target).toBeNull();
  });
});

describe('finishing a list', () => {
  it.each(['Balanced', 'Many units', 'Few units', 'Random'])(
    'fills it up with legal units in one step that Undo takes back (%s)',
    async (flavour) => {
      const begun = documentWith({ 'orc-hunters': 1 });
      const { press } = await open(begun);
      await press(flavour);
      await waitFor(() => expect(status()).toMatch(/^Added \d+ units$/));
      expect(points()).toBe(300);
      expect(screen.getByText('300 pts, 0 left')).toBeDefined();
      expect(draft().target).toBe(300);
      expect(checkRoster(draft(), catalogue)).toEqual([]);
      expect(draftStore.getState().history.past).toHaveLength(1);
      await press('Undo');
      expect(draft()).toEqual(begun);
    },
  );

  it('puts another answer in the place of the one before', async () => {
    const begun = documentWith({ 'orc-hunters': 1 }, { target: 300 });
    const { press } = await open(begun);
    await press('Few units');
    await waitFor(() => expect(points()).toBe(300));
    const few = draft();
    await press('Many units');
    await waitFor(() => expect(draft()).not.toEqual(few));
    expect(points()).toBe(300);
    expect(draftStore.getState().history.past).toHaveLength(1);
    await press('Undo');
    expect(draft()).toEqual(begun);
  });

  it('says when nothing more fits, and changes nothing', async () => {
    const full = documentWith({ 'orc-hunters': 1 }, { target: 25 });
    const { press } = await open(full);
    await press('Random');
    await waitFor(() => expect(status()).toBe('Nothing more fits'));
    expect(draft()).toEqual(full);
    await press('Done');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('the totals of the builder', () => {
  it('open what fits, and keep it in the address', async () => {
    putDraft(documentWith({ 'orc-hunters': 3 }, { target: 100 }));
    const { user, router } = renderApp(<Bar />, { address: '/builder' });
    await user.click(await screen.findByRole('button', { name: 'What fits?' }));
    expect(await screen.findByRole('dialog', { name: 'What fits?' })).toBeDefined();
    expect(router.state.location.search).toBe('?dialog=fits');
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
