import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import {
  ANNA,
  ANNA_HERE,
  type FakeAnswer,
  fakeBackend,
  type FakeHandler,
  noNetwork,
} from '#tests/builders/fake-backend.ts';
import { PROFILE_ROW } from '#tests/builders/profile-row.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { ProfilePage } from '../profile-page.tsx';
import { forgetTyped, setTyped } from './section-values.ts';

const card = (name: string) => within(screen.getByRole('region', { name }));

/** The page of Anna, whose row is `row`; `handlers` respond first. */
async function open(row: object = {}, ...handlers: readonly FakeHandler[]) {
  let stored = { ...PROFILE_ROW, ...row };
  const { calls } = fakeBackend(...handlers, ({ method, path, body }) => {
    if (path.startsWith('/rest/v1/rpc/username_available')) return { status: 200, body: true };
    if (!path.startsWith('/rest/v1/profiles')) return null;
    if (method === 'PATCH') stored = { ...stored, ...body };
    return { status: 200, body: [stored] };
  });
  const { user } = renderApp(<ProfilePage />, { address: '/profile', path: '/profile' });
  await screen.findByRole('region', { name: 'Name and portrait' });
  const edit = async (name: string) => {
    await user.click(card(name).getByRole('button', { name: `Edit: ${name}` }));
    return card(name);
  };
  const saved = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { user, edit, saved, calls };
}

/** Refuses every change of a profile. */
const refuses =
  (answer: FakeAnswer): FakeHandler =>
  ({ method }) =>
    method === 'PATCH' ? answer : null;

beforeEach(() => {
  sessionStore.setState({ viewer: ANNA_HERE });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient().clear();
  forgetTyped();
  sessionStore.setState({ viewer: GUEST, isReachable: true });
});

describe('the section about oneself', () => {
  it('saves faction, place and bio, without blanks at their ends', async () => {
    const { user, edit, saved } = await open();
    const about = await edit('About you');
    await user.click(about.getByRole('combobox', { name: 'Favourite faction' }));
    await user.click(screen.getByRole('option', { name: 'Sÿenann' }));
    await user.type(about.getByRole('textbox', { name: 'Where you play' }), ' Lyon ');
    await user.type(about.getByRole('textbox', { name: 'Bio' }), 'Plays <b>elves</b>');
    await user.click(about.getByRole('button', { name: 'Save' }));
    expect(await about.findByText('Plays <b>elves</b>')).not.toBeNull();
    expect(about.getByText('Sÿenann')).not.toBeNull();
    expect(saved()).toEqual([{ bio: 'Plays <b>elves</b>', location: 'Lyon', favorite_faction: 'syenann' }]);
  });

  it('empties what was given', async () => {
    const { user, edit, saved } = await open({ location: 'Lyon', favorite_faction: 'syenann' });
    const about = await edit('About you');
    await user.clear(about.getByRole('textbox', { name: 'Where you play' }));
    await user.click(about.getByRole('combobox', { name: 'Favourite faction' }));
    await user.click(screen.getByRole('option', { name: 'None in particular' }));
    await user.click(about.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(about.getAllByText('Not given')).toHaveLength(3));
    expect(saved()).toEqual([{ bio: null, location: null, favorite_faction: null }]);
  });

  it('counts the room of a long bio, and sends none that is too long', async () => {
    const { user, edit, saved } = await open({ bio: 'x'.repeat(999) });
    const about = await edit('About you');
    const bio = about.getByRole('textbox', { name: 'Bio' });
    expect(about.getByText('Room for 1 more character')).not.toBeNull();
    await user.type(bio, '🛡🛡🛡');
    expect(about.getByRole('alert').textContent).toBe('Too long by 2 characters');
    await user.click(about.getByRole('button', { name: 'Save' }));
    expect(saved()).toEqual([]);
    expect(document.activeElement).toBe(bio);
  });

  it('shows no name for a faction that is gone', async () => {
    await open({ favorite_faction: 'a-faction-that-is-gone' });
    expect(card('About you').getAllByText('Not given')).toHaveLength(3);
  });
});

describe('the section of accounts elsewhere', () => {
  it('shows while one types which address a name becomes, and saves all of them', async () => {
    const { user, edit, saved } = await open({ social_twitch: 'anna_plays' });
    const elsewhere = await edit('Elsewhere');
    await user.type(elsewhere.getByRole('textbox', { name: 'YouTube' }), '@anna');
    expect(elsewhere.getByText('https://www.youtube.com/@anna')).not.toBeNull();
    await user.type(elsewhere.getByRole('textbox', { name: 'Discord' }), 'javascript:alert(1)');
    expect(elsewhere.getByText('Shown as text, without a link')).not.toBeNull();
    await user.click(elsewhere.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(elsewhere.getAllByRole('link')).toHaveLength(2));
    expect(saved()).toEqual([
      {
        social_discord: 'javascript:alert(1)',
        social_twitter: null,
        social_instagram: null,
        social_youtube: '@anna',
        social_twitch: 'anna_plays',
      },
    ]);
  });

  it('says what links are good for while there are none', async () => {
    await open();
    expect(card('Elsewhere').getByText(/^No links yet/)).not.toBeNull();
  });
});

describe('the portrait', () => {
  async function openPicker(row: object = {}) {
    const page = await open(row);
    const section = await page.edit('Name and portrait');
    await page.user.click(section.getByRole('button', { name: 'Choose a portrait' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a portrait' }));
    return { ...page, section, dialog };
  }

  it('is found by a part of its name, chosen, and saved with the section', async () => {
    const { user, section, dialog, saved } = await openPicker({ username: 'Anna' });
    await user.type(dialog.getByRole('searchbox', { name: 'Find a unit' }), 'ALBÓRC');
    await user.click(dialog.getByRole('button', { name: 'Alborc' }));
    expect(await section.findByText('Alborc')).not.toBeNull();
    expect(saved()).toEqual([]);
    await user.click(section.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(section.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(saved()).toEqual([{ username: 'Anna', avatar_url: '/art/portrait/alborc_portrait.jpg' }]);
    expect(section.getByText('Alborc')).not.toBeNull();
  });

  it('offers the units of the favourite faction first, and others when asked', async () => {
    const { user, dialog } = await openPicker({ favorite_faction: 'northern-tribes' });
    const count = () => within(dialog.getByRole('list', { name: 'Portraits' })).getAllByRole('button').length;
    const own = count();
    await user.click(dialog.getByRole('combobox', { name: 'Faction' }));
    await user.click(screen.getByRole('option', { name: 'All factions' }));
    expect(count()).toBeGreaterThan(own);
    await user.type(dialog.getByRole('searchbox', { name: 'Find a unit' }), 'no such unit');
    expect(dialog.getByText('No unit of this name.')).not.toBeNull();
  });

  it('marks the chosen one, and can be taken away', async () => {
    const { user, section, dialog, saved } = await openPicker({
      username: 'Anna',
      avatar_url: '/art/portrait/alborc_portrait.jpg',
    });
    expect(dialog.getByRole('button', { name: 'Alborc', pressed: true })).not.toBeNull();
    await user.click(dialog.getByRole('button', { name: 'No portrait' }));
    expect(await section.findByText('No portrait: your initials are shown')).not.toBeNull();
    await user.click(section.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved()).toEqual([{ username: 'Anna', avatar_url: null }]));
  });
});

describe('a section that is edited', () => {
  it('goes back to the saved values when the changes are discarded', async () => {
    const { user, edit, saved } = await open({ location: 'Lyon' });
    const about = await edit('About you');
    await user.type(about.getByRole('textbox', { name: 'Where you play' }), ' and Nice');
    await user.click(about.getByRole('button', { name: 'Discard changes' }));
    expect(about.getByText('Lyon')).not.toBeNull();
    expect(saved()).toEqual([]);
    expect(sessionStorage.getItem('muster_typed_profile')).not.toContain('Nice');
  });

  it('is no change when only blanks were added', async () => {
    const { user, edit } = await open({ location: 'Lyon' });
    const about = await edit('About you');
    await user.type(about.getByRole('textbox', { name: 'Where you play' }), '  ');
    expect(about.queryByText('Not saved')).toBeNull();
    expect(about.getByRole('button', { name: 'Cancel' })).not.toBeNull();
  });

  it.each([
    ['may not write', { status: 200, body: [] }, 'This account may not change anything at the moment.'],
    [
      'has a value that is refused',
      { status: 400, body: { code: '23514', message: 'x' } },
      'did not accept one',
    ],
    ['meets a busy server', { status: 503, body: { message: 'x' } }, 'The server'],
    ['gets a row that cannot be read', { status: 200, body: [{ id: 7 }] }, 'The server had an error.'],
  ])('keeps what was typed when it %s, and says why', async (_, answer, message) => {
    const { user, edit } = await open({}, refuses(answer));
    const about = await edit('About you');
    const place = about.getByRole<HTMLInputElement>('textbox', { name: 'Where you play' });
    await user.type(place, 'Lyon{Enter}');
    expect((await about.findByRole('alert')).textContent).toContain(message);
    expect(place.value).toBe('Lyon');
    await user.type(place, '!');
    expect(about.queryByRole('alert')).toBeNull();
  });

  it('shows what was typed before a visit to another page, and not what another user typed', async () => {
    act(() => setTyped(ANNA.id, 'about', { bio: '', location: 'Lyon', favoriteFaction: '' }));
    await open();
    expect(card('About you').getByRole<HTMLInputElement>('textbox', { name: 'Where you play' }).value).toBe(
      'Lyon',
    );
    act(() => setTyped('somebody-else', 'about', { bio: '', location: 'Nice', favoriteFaction: '' }));
    expect(card('About you').queryByRole('textbox')).toBeNull();
    expect(sessionStorage.getItem('muster_typed_profile')).not.toContain('Lyon');
  });

  it('tells that a name cannot be checked at the moment, and saves it all the same', async () => {
    const { user, edit, saved } = await open({}, ({ path }) =>
      path.startsWith('/rest/v1/rpc/username_available') ? noNetwork() : null,
    );
    const section = await edit('Name and portrait');
    await user.type(section.getByRole('textbox', { name: 'User name' }), 'Annabel');
    expect(
      await section.findByText(/cannot check this name right now. You will find out when you save/),
    ).not.toBeNull();
    await user.click(section.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved()).toEqual([{ username: 'Annabel', avatar_url: null }]));
  });
});
