import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sha256 } from '#domain/catalogue/release/sha256.ts';
import { openAdmin, refuses } from '#tests/builders/admin-page.tsx';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { CatalogueSection } from './catalogue-section.tsx';

const EMPTY = { factions: {}, units: {}, terms: {}, missions: {} };
const CHANGE = {
  id: 'c1',
  section: 'units',
  target: 'northern-tribes/alborc',
  change: { fields: { points: 41, command: 2 } },
  note: 'The card <b>says</b> 41.',
  source: 'card',
  source_page: 'W001',
  wants_credit: true,
  state: 'proposed',
  answer: null,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
  author: { username: 'Berta', short_id: '1234' },
};
const DECIDED = 'POST /rest/v1/rpc/decide_change';
const PUBLISHED = 'POST /rest/v1/rpc/publish_release';

const overlay = JSON.stringify({
  ...EMPTY,
  units: { 'northern-tribes/alborc': { fields: { points: 44 } } },
});
const remarks = JSON.stringify(EMPTY);
const RELEASE = {
  number: 3,
  format: 1,
  published_at: '2026-11-21T10:00:00+00:00',
  note: 'First corrections.',
  note_es: null,
  note_fr: null,
  sha256: sha256(overlay + remarks),
  overlay,
  remarks,
  back_to: null,
};

function open(changes: readonly object[], routes: Parameters<typeof openAdmin>[1] = {}, address?: string) {
  return openAdmin(
    <CatalogueSection />,
    {
      'GET /rest/v1/catalogue_changes': changes,
      'GET /rest/v1/catalogue_releases': [RELEASE],
      'GET /rest/v1/catalogue_editors': [],
      'GET /rest/v1/catalogue_previews': [],
      'GET /rest/v1/shared_list_facts': [{ count: 4 }],
      [DECIDED]: null,
      [PUBLISHED]: '4',
      'POST /rest/v1/rpc/grant_editor': null,
      'POST /rest/v1/rpc/revoke_editor': null,
      ...routes,
    },
    address,
  );
}

async function openChange(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Look at it: Alborc' }));
  await screen.findByRole('textbox', { name: 'Answer to the author' });
}

afterEach(() => vi.unstubAllGlobals());

describe('changes that wait', () => {
  it('say what they are about, who proposed them and why, as text', async () => {
    open([CHANGE, { ...CHANGE, id: 'c2', created_at: '2026-11-20T11:00:00Z' }]);
    const [item] = await screen.findAllByRole('article');
    const change = within(item ?? document.body);
    expect(change.getByRole('heading', { name: 'Alborc' })).not.toBeNull();
    expect(change.getByText('The card <b>says</b> 41.')).not.toBeNull();
    expect(change.getByText('Berta')).not.toBeNull();
    expect(change.getByText('Card, W001')).not.toBeNull();
    expect(change.getByText('1 more change waits for this.')).not.toBeNull();
  });

  it.each([
    ['terms', 'keywords/aim', { fields: { text: 'x' } }, 'Aim'],
    ['terms', 'states/moon-walk', { fields: { name: 'Moon Walk', text: 'x' } }, 'Moon Walk'],
    ['factions', 'northern-tribes', { names: { es: 'x' } }, 'Northern Tribes'],
    ['missions', 'battle-lines', { es: { name: 'x' } }, 'Battle Lines'],
  ])('of %s are called by their name: %s', async (section, target, change, name) => {
    open([{ ...CHANGE, section, target, change }]);
    expect(await screen.findByRole('heading', { name })).not.toBeNull();
  });

  it('are compared with the newest release and accepted whole', async () => {
    const { user, wrote } = open([CHANGE]);
    await openChange(user);
    expect(screen.getByText('44').closest('del')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(messagesShown()).toEqual(['The change of Alborc is accepted.']));
    expect(wrote(DECIDED)).toEqual([{ change_id: 'c1', decision: 'accepted', answer: null, change: null }]);
  });

  it('show a unit beside similar ones, with what is out of line, as far as it is ticked', async () => {
    const { user } = open([{ ...CHANGE, change: { fields: { points: 5 } } }]);
    await openChange(user);
    const table = await screen.findByRole('table');
    const row = () => within(table).getByRole('row', { name: /^Points/ });
    expect(within(table).getAllByRole('columnheader')[0]?.textContent).toBe('Alborc');
    expect(within(table).getAllByRole('columnheader').length).toBeGreaterThan(2);
    expect(within(row()).getAllByRole('cell')[0]?.textContent).toBe('5');
    expect(within(row()).getByRole('img', { name: 'lower than in all of them' })).not.toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /Points/ }));
    expect(within(row()).getAllByRole('cell')[0]?.textContent).toBe('44');
  });

  it('are accepted in part', async () => {
    const { user, wrote } = open([CHANGE]);
    await openChange(user);
    await user.click(screen.getByRole('checkbox', { name: /Command/ }));
    await user.click(screen.getByRole('button', { name: 'Accept what is ticked' }));
    await waitFor(() =>
      expect(wrote(DECIDED)).toEqual([
        { change_id: 'c1', decision: 'accepted', answer: null, change: { fields: { points: 41 } } },
      ]),
    );
  });

  it('go back to their author with words alone', async () => {
    const { user, wrote } = open([CHANGE]);
    await openChange(user);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Decline' }).disabled).toBe(true);
    await user.type(screen.getByRole('textbox', { name: 'Answer to the author' }), 'Which printing?');
    await user.click(screen.getByRole('button', { name: 'Ask back' }));
    await waitFor(() =>
      expect(wrote(DECIDED)).toEqual([
        { change_id: 'c1', decision: 'returned', answer: 'Which printing?', change: null },
      ]),
    );
  });

  it('are not accepted when the catalogue would refuse them, and say why', async () => {
    const { user } = open([{ ...CHANGE, change: { fields: { companionOf: 'nobody' } } }]);
    await openChange(user);
    expect(screen.getByText('The catalogue would refuse this')).not.toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept' }).disabled).toBe(true);
  });
});

const NEW_UNIT = (name: string, more: object = {}) => ({
  ...CHANGE,
  id: name,
  target: `syenann/${name.toLowerCase()}`,
  change: {
    fields: {
      name,
      type: 'Troop',
      points: 15,
      availability: 2,
      command: 0,
      highCommand: false,
      tournamentLegal: false,
      characteristics: ['Infantry'],
      keywords: [],
      specialRules: [],
      source: 'card',
      ...more,
    },
  },
});

const PUP = NEW_UNIT('Pup', { type: 'Companion', companionOf: 'moss' });

describe('changes sent together', () => {
  const DECIDED_ALL = 'POST /rest/v1/rpc/decide_changes';
  const table = [NEW_UNIT('Moss'), NEW_UNIT('Fern', { points: 16 }), NEW_UNIT('Reed')];
  const look = async (user: ReturnType<typeof open>['user']) =>
    user.click(await screen.findByRole('button', { name: 'Look at them: 3 changes sent together' }));

  it('show the facts of each and are accepted with one answer', async () => {
    const { user, wrote, confirm } = open([...table, { ...CHANGE, created_at: 'later' }], {
      [DECIDED_ALL]: null,
    });
    await look(user);
    expect(
      screen.getByText('Troop · 16 pts · Availability: 2 · Command: 0 · Not tournament legal · Infantry'),
    ).not.toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Accept all 3' }));
    await confirm('Accept all 3 changes?', 'Accept');
    await waitFor(() => expect(messagesShown()).toEqual(['3 changes are accepted.']));
    expect(wrote(DECIDED_ALL)).toEqual([
      { change_ids: ['Moss', 'Fern', 'Reed'], decision: 'accepted', answer: null },
    ]);
  });

  it('are declined with words alone', async () => {
    const { user, wrote, confirm } = open(table, { [DECIDED_ALL]: null });
    await look(user);
    const decline = await screen.findByRole<HTMLButtonElement>('button', { name: 'Decline all 3' });
    expect(decline.disabled).toBe(true);
    await user.type(screen.getByRole('textbox', { name: 'Answer to the author' }), 'No such box.');
    await user.click(decline);
    await confirm('Decline all 3 changes?', 'Decline');
    await waitFor(() =>
      expect(wrote(DECIDED_ALL)).toMatchObject([{ decision: 'declined', answer: 'No such box.' }]),
    );
  });

  it('are judged together: a companion may come with its unit', async () => {
    const { user } = open([...table.slice(0, 2), PUP]);
    await look(user);
    const accept = await screen.findByRole<HTMLButtonElement>('button', { name: 'Accept all 3' });
    expect(accept.disabled).toBe(false);
  });

  it('are not accepted when the catalogue would refuse them together', async () => {
    const { user } = open([NEW_UNIT('Reed'), NEW_UNIT('Fern'), PUP]);
    await look(user);
    const accept = await screen.findByRole<HTMLButtonElement>('button', { name: 'Accept all 3' });
    expect(accept.disabled).toBe(true);
    expect(screen.getByText('The catalogue would refuse this')).not.toBeNull();
  });

  it('are judged over those that are accepted already', async () => {
    const { user } = open([{ ...NEW_UNIT('Moss'), state: 'accepted' }, PUP]);
    await user.click(await screen.findByRole('button', { name: 'Look at it: Pup' }));
    const accept = await screen.findByRole<HTMLButtonElement>('button', { name: 'Accept' });
    expect(accept.disabled).toBe(false);
  });
});

describe('the next release', () => {
  const ACCEPTED = { ...CHANGE, state: 'accepted' };

  it('says what it touches and is published over the newest one, with credits', async () => {
    const { user, wrote, confirm } = open([ACCEPTED], {}, '/admin/catalogue?tab=next');
    await user.type(await screen.findByRole('textbox', { name: 'Note for players · English' }), 'Reprints.');
    expect(await screen.findByText('4 posted lists have one of the changed units.')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Publish release 4' }));
    await confirm('Publish release 4?', 'Publish');
    await waitFor(() => expect(messagesShown()).toEqual(['Release 4 is published.']));
    expect(wrote(PUBLISHED)).toEqual([
      {
        after: 3,
        overlay: { ...EMPTY, units: { [CHANGE.target]: { fields: { points: 41, command: 2 } } } },
        remarks: {
          ...EMPTY,
          units: { [CHANGE.target]: { note: CHANGE.note, notes: {}, release: 4, by: ['Berta'] } },
        },
        note: 'Reprints.',
        note_es: null,
        note_fr: null,
        changes: ['c1'],
        back_to: null,
      },
    ]);
  });

  it('is not published over a release that nobody here has seen', async () => {
    const { user, confirm } = open(
      [ACCEPTED],
      { [PUBLISHED]: refuses('release_outdated') },
      '/admin/catalogue?tab=next',
    );
    await user.type(await screen.findByRole('textbox', { name: 'Note for players · English' }), 'Reprints.');
    await user.click(screen.getByRole('button', { name: 'Publish release 4' }));
    await confirm('Publish release 4?', 'Publish');
    expect(
      await screen.findByText('Somebody has changed the same thing since. Look at it as it is now.'),
    ).not.toBeNull();
  });
});

describe('releases and editors', () => {
  it('go back to the catalogue of the app by a new release', async () => {
    const { user, wrote, confirm } = open([], {}, '/admin/catalogue?tab=releases');
    await user.click(
      await screen.findByRole('button', { name: 'Go back to the catalogue that the app carries' }),
    );
    await confirm('Go back to the catalogue that the app carries?', 'Go back');
    await waitFor(() => expect(wrote(PUBLISHED)).toMatchObject([{ after: 3, overlay: EMPTY, back_to: 0 }]));
  });

  it('are named by their user name, and a name that nobody has is said', async () => {
    const cards: object[] = [{ id: 'p1' }];
    const { user, wrote } = open(
      [],
      { 'GET /rest/v1/player_cards': () => ({ status: 200, body: cards }) },
      '/admin/catalogue?tab=editors',
    );
    await user.type(await screen.findByRole('textbox', { name: 'User name' }), 'Berta');
    await user.click(screen.getByRole('button', { name: 'Make editor' }));
    await waitFor(() =>
      expect(wrote('POST /rest/v1/rpc/grant_editor')).toEqual([{ player: 'p1', faction: null }]),
    );
    cards.pop();
    await user.type(screen.getByRole('textbox', { name: 'User name' }), 'Nobody');
    await user.click(screen.getByRole('button', { name: 'Make editor' }));
    expect(await screen.findByText('No player has this user name. Check the spelling.')).not.toBeNull();
  });
});
