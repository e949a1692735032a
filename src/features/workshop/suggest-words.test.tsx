import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { emptyDevice, openWorkshop, PROPOSAL } from '#tests/builders/workshop-page.tsx';
import { Component as SuggestPage } from './suggest-page.tsx';

const ADDRESS = '/catalogue/suggest';
const AIM = `${ADDRESS}?term=keywords/aim`;
const TRIBES = `${ADDRESS}?faction-names=northern-tribes`;
const open = (address: string, setting: Parameters<typeof openWorkshop>[2] = {}) =>
  openWorkshop(<SuggestPage />, address, setting);

/** The code of the form and the files of the catalogue arrive after the page. */
const PATIENT = { timeout: 60_000 };
const group = async (language: string) =>
  within(await screen.findByRole('group', { name: language }, PATIENT));
const field = async (language: string, name: string) =>
  (await group(language)).getByRole<HTMLInputElement>('textbox', { name });
async function write(user: UserEvent, input: HTMLInputElement, text: string) {
  await user.clear(input);
  if (text !== '') await user.type(input, text);
}
const why = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Why?' });
const summary = () => within(screen.getByRole('region', { name: 'What changes' }));
const send = async (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(emptyDevice);
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
});

describe('a correction of a term', () => {
  it('begins with its words in three languages, English first, and sends the difference', async () => {
    const { user, sent } = open(AIM);
    expect((await field('English', 'Name')).value).toBe('Aim');
    expect((await field('Spanish', 'Name')).value).toBe('Puntería');
    expect(screen.getAllByRole('group').map((each) => each.textContent.slice(0, 6))).toEqual([
      'Englis',
      'Spanis',
      'French',
    ]);
    expect((await group('French')).getByText(/^At most 2,?000 characters/)).toBeDefined();
    await write(user, await field('Spanish', 'Name'), 'Apuntar');
    await write(user, await field('English', 'Meaning of the brackets'), 'the range');
    await waitFor(() =>
      expect(summary().getByText('Apuntar').closest('dd')?.textContent).toBe('Puntería Apuntar'),
    );
    await user.type(why(), 'As printed in 2026.');
    await send(user);
    await waitFor(() => expect(messagesShown()).toContain('Thank you! An editor will look at it.'));
    expect(sent('propose_changes')).toEqual([
      {
        changes: [
          {
            section: 'terms',
            target: 'keywords/aim',
            change: { fields: { value: 'the range' }, texts: { es: { name: 'Apuntar' } } },
            note: 'As printed in 2026.',
            source: 'rules',
            source_page: null,
            wants_credit: true,
            based_on: 0,
          },
        ],
      },
    ]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('muster_workshop_'))).toEqual([]);
  });

  it('cannot be sent while nothing differs or a translation has no explanation, and says so', async () => {
    const { user, sent } = open(AIM);
    expect(await screen.findByText('Nothing differs from the catalogue yet.', {}, PATIENT)).toBeDefined();
    await write(user, await field('Spanish', 'Explanation'), '');
    await send(user);
    expect(sent('propose_changes')).toEqual([]);
    expect(messagesShown()[0]).toContain('Not ready to be sent');
    expect(summary().getByText('Spanish · Explanation: This is missing.')).toBeDefined();
    expect((await group('Spanish')).getByRole('alert').textContent).toBe('This is missing.');
  });

  it('refuses overlong and unseen letters beside the field', async () => {
    const { user } = open(AIM);
    const name = await field('French', 'Name');
    await user.clear(name);
    await user.click(name);
    await user.paste('x'.repeat(81));
    const french = await group('French');
    expect((await french.findByRole('alert')).textContent).toBe('At most 80 characters.');
    await user.clear(name);
    await user.paste('Vis\u202Eée');
    await waitFor(() =>
      expect(french.getByRole('alert').textContent).toBe(
        'This contains characters that nobody can see. Type it again.',
      ),
    );
  });

  it('of a term that is not known offers to add it', async () => {
    open(`${ADDRESS}?term=keywords/nothing`);
    expect(
      await screen.findByRole('heading', { name: 'This term is not known here' }, PATIENT),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Add a missing term' }).getAttribute('href')).toBe(
      `${ADDRESS}?term=new`,
    );
  });

  it('is kept for a guest over a reload, who signs in only to send it', async () => {
    const { user } = open(AIM, { isGuest: true });
    await write(user, await field('English', 'Name'), 'Take Aim');
    const link = screen.getByRole('link', { name: 'Sign in to send' });
    expect(link.getAttribute('href')).toContain(encodeURIComponent('term=keywords/aim'));
    cleanup();
    open(AIM);
    expect((await field('English', 'Name')).value).toBe('Take Aim');
  });
});

describe('a missing term', () => {
  it('takes its kind and words, shows all of them, and is sent whole', async () => {
    const { user, sent } = open(`${ADDRESS}?term=new&name=Moon%20Walk`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Add a missing term' }, PATIENT),
    ).toBeDefined();
    expect((await field('English', 'Name')).value).toBe('Moon Walk');
    await send(user);
    expect(summary().getByText('Kind: This is missing.')).toBeDefined();
    expect(screen.getAllByText('This is missing.')).toHaveLength(2);
    await user.click(screen.getByRole('combobox', { name: 'Kind' }));
    await user.click(screen.getByRole('option', { name: 'State' }));
    await user.type(await field('English', 'Explanation'), '<b onclick="y">Slow.</b>');
    await waitFor(() => expect(summary().getByText('<b onclick="y">Slow.</b>')).toBeDefined());
    expect(document.querySelector('b[onclick]')).toBeNull();
    await send(user);
    await waitFor(() => expect(sent('propose_changes')).toHaveLength(1));
    expect(sent('propose_changes')[0]?.['changes']).toMatchObject([
      {
        section: 'terms',
        target: 'states/moon-walk',
        change: { fields: { name: 'Moon Walk', text: '<b onclick="y">Slow.</b>' } },
        note: 'This term is missing.',
      },
    ]);
  });

  it('whose name the glossary has is refused', async () => {
    const { user } = open(`${ADDRESS}?term=new&name=aim`);
    await user.click(await screen.findByRole('combobox', { name: 'Kind' }, PATIENT));
    await user.click(screen.getByRole('option', { name: 'Keyword' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The catalogue already has “Aim”.');
  });
});

describe('the names of a faction', () => {
  it('are corrected in every language', async () => {
    const { user, sent } = open(TRIBES);
    expect((await field('English', 'Name')).value).toBe('Northern Tribes');
    await write(user, await field('French', 'Name'), 'Les Tribus');
    await user.type(why(), 'New box.');
    await send(user);
    await waitFor(() => expect(sent('propose_changes')).toHaveLength(1));
    expect(sent('propose_changes')[0]?.['changes']).toMatchObject([
      { section: 'factions', target: 'northern-tribes', change: { names: { fr: 'Les Tribus' } } },
    ]);
  });

  it('are all that a missing faction needs', async () => {
    const { user, sent } = open(`${ADDRESS}?faction-names=new`);
    await user.type(await field('English', 'Name'), 'Dwarven Kingdoms');
    await send(user);
    await waitFor(() => expect(sent('propose_changes')).toHaveLength(1));
    expect(sent('propose_changes')[0]?.['changes']).toMatchObject([
      {
        section: 'factions',
        target: 'dwarven-kingdoms',
        change: { fields: { name: 'Dwarven Kingdoms', published: false } },
        note: 'This faction is missing.',
      },
    ]);
  });
});

describe('a revision of words', () => {
  const TERM = {
    ...PROPOSAL,
    section: 'terms',
    target: 'states/moon-walk',
    change: { fields: { name: 'Moon Walk', text: 'Slow.' } },
  };
  const FACTION = {
    ...PROPOSAL,
    section: 'factions',
    target: 'northern-tribes',
    change: { names: { fr: 'Les Tribus' } },
  };

  it('opens a term that was sent, whose kind stays, and takes its place', async () => {
    const { user, sent } = open(`${ADDRESS}?proposal=p1`, { proposals: [TERM] });
    expect((await field('English', 'Explanation')).value).toBe('Slow.');
    expect(screen.queryByRole('combobox', { name: 'Kind' })).toBeNull();
    await write(user, await field('English', 'Explanation'), 'Slower.');
    await send(user);
    await waitFor(() => expect(sent('revise_change')).toHaveLength(1));
    expect(sent('revise_change')[0]).toMatchObject({
      change_id: 'p1',
      change: { fields: { name: 'Moon Walk', text: 'Slower.' } },
      note: 'Newer card',
    });
  });

  it('is kept as a draft, and opened again from it', async () => {
    const { user } = open(`${ADDRESS}?proposal=p1`, { proposals: [FACTION] });
    await write(user, await field('French', 'Name'), 'Tribus');
    cleanup();
    open(`${ADDRESS}?proposal=p1`, { isGuest: true });
    expect((await field('French', 'Name')).value).toBe('Tribus');
  });

  it('of what the catalogue cannot take any more leads on', async () => {
    open(`${ADDRESS}?proposal=p1`, { proposals: [{ ...TERM, change: { fields: { size: 1 } } }] });
    expect(
      await screen.findByRole('heading', { name: 'This proposal cannot be opened' }, PATIENT),
    ).toBeDefined();
  });
});
