import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import { putDraft } from '#tests/builders/draft.ts';
import {
  BAD,
  BAD_CODE,
  GOOD,
  GOOD_CODE,
  listsRow,
  openEventLists,
  PAST,
  VERDICT,
} from '#tests/builders/event-lists-page.tsx';
import { BEA, CAT, listRow, openedWith, playerId } from '#tests/builders/event-views.ts';
import { ANNA_HERE } from '#tests/builders/fake-backend.ts';
import { freshLists } from '#tests/builders/saved-lists.ts';

vi.mock(
  '#data/lists/saved-lists-store.ts',
  async () => (await import('#tests/builders/saved-lists.ts')).savedListsModule,
);

beforeEach(() => {
  queryClient().clear();
  freshLists([BAD, GOOD]);
  putDraft();
  sessionStore.setState({ viewer: ANNA_HERE });
});

afterEach(() => {
  sessionStore.setState({ viewer: GUEST });
  vi.unstubAllGlobals();
});

describe('the lists of the other players', () => {
  it('are sealed until they are shown', async () => {
    openEventLists({ lists: [listRow(2, 1, GOOD_CODE)] });
    const bea = await listsRow(/^Bea/);
    expect(bea.getByText('Sealed until it is shown')).toBeDefined();
    expect(bea.getByRole('img', { name: 'Sealed' })).toBeDefined();
    expect(bea.getByText(listRow(2, 1, GOOD_CODE).seal.slice(0, 8))).toBeDefined();
    expect((await listsRow(/^Cat/)).getByText('No list')).toBeDefined();
    expect(screen.queryByRole('button', { name: /late list|Hand in a list for|Copy the names/ })).toBeNull();
  });

  it('are shown to everybody with their legality and a seal that fits or not', async () => {
    const { user } = openEventLists({
      event: { state: 'finished', list_deadline: PAST, players: [BEA, CAT] },
      lists: [
        listRow(2, 1, GOOD_CODE, openedWith(GOOD_CODE)),
        listRow(3, 1, GOOD_CODE, {
          ...openedWith(BAD_CODE),
          late_reason: 'Train was late.',
          by_organisers: true,
        }),
      ],
    });
    const bea = await listsRow(/^Bea/);
    for (const fact of ['Winter Raid', 'Northern Tribes', 'Legal list'])
      expect(bea.getByText(fact)).toBeDefined();
    expect(bea.getByRole('img', { name: 'The seal fits this list' })).toBeDefined();
    const cat = await listsRow(/^Cat/);
    expect(cat.getByText('Train was late.')).toBeDefined();
    expect(cat.getByText('Handed in by the organisers')).toBeDefined();
    expect(cat.getByText(/^The seal does not fit/)).toBeDefined();
    await user.click(screen.getByRole('combobox', { name: 'First list' }));
    await user.click(screen.getByRole('option', { name: 'Bea' }));
    await user.click(screen.getByRole('combobox', { name: 'Second list' }));
    await user.click(screen.getByRole('option', { name: 'Cat' }));
    expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toMatch(
      /^\/compare\/[\w-]+\/[\w-]+\?a=Bea&b=Cat$/,
    );
  });

  it('may be no list at all', async () => {
    openEventLists({
      event: { state: 'finished', list_deadline: PAST },
      lists: [listRow(2, 1, 'nonsense', openedWith('nonsense'))],
    });
    expect((await listsRow(/^Bea/)).getByText(/contains no list that can be read/)).toBeDefined();
  });
});

describe('who runs the event', () => {
  const RUNS = { runs: true, players: [BEA, CAT] };

  it('reads before the deadline what the player’s app says, and who is missing', async () => {
    const verdict = { problems: 2, warnings: 1, points: 210, command: 4, release: 7 };
    const { press } = openEventLists({ event: RUNS, lists: [listRow(2, 1, GOOD_CODE, { verdict })] });
    expect(
      (await listsRow(/^Bea/)).getByText(
        'The player’s app says: 210 pts, 2 problems, 1 warning, catalogue release 7',
      ),
    ).toBeDefined();
    await press('Copy the names without a list (1)');
    expect(await navigator.clipboard.readText()).toBe('Cat');
  });

  it('hands in for a guest, and for nobody else before the deadline', async () => {
    const { press, bodyOf } = openEventLists({
      event: RUNS,
      handIn: { status: 200, body: { version: 1, seal: 'x', at: PAST } },
    });
    await listsRow(/^Bea/);
    expect(screen.queryByRole('button', { name: 'Hand in a list for Bea' })).toBeNull();
    await press('Hand in a list for Cat');
    const dialog = within(await screen.findByRole('dialog', { name: 'List of Cat' }));
    expect(dialog.getByRole('tab', { name: 'Link or text', selected: true })).toBeDefined();
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodyOf('hand_in_list')).toBeUndefined();
  });

  it('checks every list after the deadline, and takes one late with a reason', async () => {
    const { press, bodyOf, user } = openEventLists({
      event: { ...RUNS, list_deadline: PAST, state: 'closed' },
      lists: [listRow(2, 1, BAD_CODE, { ...openedWith(BAD_CODE), verdict: VERDICT })],
      handIn: { status: 200, body: { version: 1, seal: 'cd'.repeat(32), at: PAST } },
    });
    const bea = await listsRow(/^Bea/);
    expect(bea.getByText('Not legal: 1 problem')).toBeDefined();
    expect(bea.getByText(/^Checked here with/)).toBeDefined();
    expect(bea.getByText(/^The player’s app says: 90 pts, no problems/)).toBeDefined();
    await press('Take a late list of Cat');
    const dialog = within(await screen.findByRole('dialog', { name: 'List of Cat' }));
    await user.click(dialog.getByRole('tab', { name: 'Saved' }));
    await press(/^Winter Raid/);
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Hand in this list' });
    expect(button.disabled).toBe(true);
    await user.type(dialog.getByRole('textbox', { name: 'Why it is taken late' }), ' Lost phone ');
    await user.click(button);
    await waitFor(() =>
      expect(bodyOf('hand_in_list')).toMatchObject({ player: playerId(3), reason: 'Lost phone' }),
    );
  });
});
