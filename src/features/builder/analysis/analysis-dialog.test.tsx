import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { loadUnitCards } from '#data/unit-profiles.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { documentWith, foreignEntry } from '#tests/builders/catalogue.ts';
import { putDraft } from '#tests/builders/draft.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { TotalsBar } from '../army/totals-bar.tsx';
import { useDraftArmy } from '../army/use-draft-army.ts';
import { AnalysisDialog } from './analysis-dialog.tsx';

vi.mock('#data/unit-profiles.ts', { spy: true });

const RAID = documentWith({ alborc: 1, 'orc-hunters': 2 }, { name: 'Winter Raid' });
const onClose = vi.fn<() => void>();

async function open(document: RosterDocument) {
  const app = renderApp(<AnalysisDialog document={document} onClose={onClose} />);
  await screen.findByRole('heading', { name: 'Size' });
  return app;
}

/** The cells of a row of a table, once its figures are open. */
async function cells(user: Awaited<ReturnType<typeof open>>['user'], title: string, row: RegExp) {
  const chart = screen.getByRole('heading', { name: title }).closest('section') as HTMLElement;
  const summary = within(chart).getByText('Figures');
  if (within(chart).queryByRole('row', { name: row }) === null) await user.click(summary);
  return within(within(chart).getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}

beforeEach(() => {
  queryClient().clear();
  onClose.mockReset();
});

describe('the analysis of the army', () => {
  it('has the list’s figures beside the faction’s average, each chart with its table', async () => {
    const { user } = await open(RAID);
    for (const title of ['Size', 'Rolls', 'Charge ranges', 'Roles', 'Keywords'])
      expect(screen.getByRole('heading', { level: 3, name: title })).toBeDefined();
    expect(screen.getAllByText('Figures')).toHaveLength(5);
    const [own, average] = await cells(user, 'Size', /^Units to activate/);
    expect(own).toBe('3');
    expect(Number(average)).toBeGreaterThan(0);
    expect((await cells(user, 'Rolls', /^Melee/))[0]).toMatch(/average \d+\.\d/);
    expect((await cells(user, 'Roles', /^Troops/))[0]).toBe('2');
  });

  it('draws how far the units charge, the farthest first', async () => {
    await open(documentWith({ 'warg-riders': 1, 'orc-hunters': 2 }));
    const reaches = within(screen.getByRole('list', { name: 'Units by charge range, in strides' }));
    const [first, second] = reaches.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toMatch(/^\d+1 × Warg Riders$/);
    expect(second).toMatch(/^\d+2 × Orc Hunters$/);
  });

  it('names the keywords that only the rest of the faction has, and unknown units', async () => {
    await open({ ...RAID, entries: [...RAID.entries, foreignEntry()] });
    expect(screen.getByText(/^Only in the rest of the faction: .*Scout/)).toBeDefined();
    expect(screen.getByText(/Most figures leave them out: Old Unit/)).toBeDefined();
  });

  it('stands beside another list, which can be removed', async () => {
    const { user } = await open(RAID);
    await user.click(screen.getByText('Beside another list'));
    await user.click(screen.getByRole('textbox', { name: 'Link, code or text of the list' }));
    await user.paste('Thaw\nFaction: Northern Tribes\n\n3x Orc Hunters');
    await user.click(screen.getByRole('button', { name: 'Take this list' }));
    expect(await screen.findByText('Thaw')).toBeDefined();
    expect((await cells(user, 'Size', /^Units to activate/))[2]).toBe('3');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await cells(user, 'Size', /^Units to activate/)).toHaveLength(2);
  });

  it('says so when the cards cannot be loaded, and shows what is known', async () => {
    vi.mocked(loadUnitCards).mockRejectedValueOnce(new Error('offline'));
    const { user } = await open(RAID);
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^The cards of the units could not be loaded/,
    );
    expect((await cells(user, 'Size', /^Command/))[0]).toBe('3');
  });

  it('asks for units first when the army is empty', () => {
    renderApp(<AnalysisDialog document={documentWith({})} onClose={onClose} />);
    expect(screen.getByText('Add some units first.')).toBeDefined();
  });
});

describe('the totals of the builder', () => {
  const Bar = () => <TotalsBar draft={useDraftArmy()} />;

  it('open the analysis with one tap, and keep it in the address', async () => {
    putDraft(RAID);
    const { user, router } = renderApp(<Bar />, { address: '/builder' });
    await user.click(await screen.findByRole('button', { name: /^90 pts 3 CP Analysis$/ }));
    expect(await screen.findByRole('dialog', { name: 'Analysis' })).toBeDefined();
    expect(router.state.location.search).toBe('?dialog=analysis');
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
