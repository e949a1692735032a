import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAdmin } from '#tests/builders/admin-page.tsx';
import { releaseRow } from '#tests/builders/releases.ts';
import { CatalogueSection } from './catalogue-section.tsx';

const DECIDED = 'POST /rest/v1/rpc/decide_change';
const CHANGE = {
  id: 'c1',
  section: 'missions',
  target: 'battle-lines',
  change: {
    en: { 'rules.chest.name': 'Chest' },
    numbers: { rounds: 4, 'turns.3': 5, 'scoring.own-a.points': 3 },
  },
  note: 'The printed sheet.',
  source: 'rules',
  source_page: null,
  wants_credit: false,
  state: 'proposed',
  answer: null,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
  author: null,
};
const RELEASE = releaseRow(1, { missions: { 'battle-lines': { numbers: { 'scoring.own-a.points': 2 } } } });

function open(state: string, address?: string) {
  return openAdmin(
    <CatalogueSection />,
    {
      'GET /rest/v1/catalogue_changes': [{ ...CHANGE, state }],
      'GET /rest/v1/catalogue_releases': [{ ...RELEASE, back_to: null }],
      'GET /rest/v1/catalogue_previews': [],
      'GET /rest/v1/shared_list_facts': [{ count: 0 }],
      [DECIDED]: null,
    },
    address,
  );
}

const LINES = [
  'English · Rules · Supply chest · NameSupply chest Chest',
  'Rounds3 4',
  'Turns of round 45',
  'You hold your own objective A: points2 3',
];

afterEach(() => vi.unstubAllGlobals());

describe('a change of a mission', () => {
  it('is shown value by value beside the newest release, and each number is taken alone', async () => {
    const { user, wrote } = open('proposed');
    await user.click(await screen.findByRole('button', { name: 'Look at it: Battle Lines' }));
    await screen.findByText('You hold your own objective A: points');
    const parts = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(parts).toEqual(LINES);
    await user.click(screen.getByRole('checkbox', { name: /^Rounds/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Turns of round 4/ }));
    await user.click(screen.getByRole('button', { name: 'Accept what is ticked' }));
    await waitFor(() => expect(wrote(DECIDED)).toHaveLength(1));
    expect(wrote(DECIDED)).toMatchObject([
      {
        decision: 'accepted',
        change: { en: { 'rules.chest.name': 'Chest' }, numbers: { 'scoring.own-a.points': 3 } },
      },
    ]);
  });

  it('says its words and numbers before the release is published', async () => {
    open('accepted', '/admin/catalogue?tab=next');
    const item = within(
      (await screen.findByText('You hold your own objective A: points')).closest('li') ?? document.body,
    );
    expect(item.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual(LINES);
  });
});
