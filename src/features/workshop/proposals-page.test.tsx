import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '#data/session/session-store.ts';
import { keepDraft } from '#data/workshop/kept-drafts.ts';
import { GUEST } from '#domain/access/viewer.ts';
import { emptyDraft } from '#domain/catalogue/workshop/draft.ts';
import { emptyWordsDraft } from '#domain/catalogue/workshop/words-draft.ts';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { emptyDevice, openWorkshop, PROPOSAL } from '#tests/builders/workshop-page.tsx';
import { Component as ProposalsPage } from './proposals-page.tsx';

const open = (setting: Parameters<typeof openWorkshop>[2] = {}) =>
  openWorkshop(<ProposalsPage />, '/catalogue/proposals', setting);
const keep = (id: string, name: string) =>
  keepDraft({ id, revises: null, basedOn: 0, draft: emptyDraft('syenann', name) });

beforeEach(emptyDevice);
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
});

describe('drafts', () => {
  it('are listed for a guest too, are gone on with, deleted and brought back', async () => {
    keep('new-1', 'Moss Walkers');
    keep('new-2', '');
    const { user } = open({ isGuest: true });
    const link = screen.getByRole('link', { name: 'Go on with Moss Walkers' });
    expect(link.getAttribute('href')).toBe('/catalogue/suggest?draft=new-1');
    expect(screen.getByRole('heading', { name: 'Unit without a name' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Delete the draft of Moss Walkers' }));
    expect(screen.queryByRole('heading', { name: 'Moss Walkers' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('heading', { name: 'Moss Walkers' })).toBeDefined();
    expect(screen.getByText('Sign in to see what became of your proposals.')).toBeDefined();
  });
});

describe('drafts of terms and factions', () => {
  const words = (name: string) => ({ en: { name, text: '', value: '' } });
  it.each([
    [
      'terms:keywords/aim',
      { ...emptyWordsDraft('terms', ''), target: 'keywords/aim', kind: 'keywords', words: words('Aim') },
      'Aim',
      'Keyword · Correction',
      '/catalogue/suggest?term=keywords/aim',
    ],
    [
      'new-1',
      emptyWordsDraft('terms', ''),
      'Term without a name',
      'Missing term',
      '/catalogue/suggest?term=new&draft=new-1',
    ],
    [
      'new-2',
      emptyWordsDraft('factions', 'Dwarves'),
      'Dwarves',
      'Missing faction',
      '/catalogue/suggest?faction-names=new&draft=new-2',
    ],
    [
      'factions:syenann',
      { ...emptyWordsDraft('factions', 'Sÿenann'), target: 'syenann' },
      'Sÿenann',
      'Correction',
      '/catalogue/suggest?faction-names=syenann',
    ],
  ] as const)('lead back to their form: %s', (id, draft, name, about, address) => {
    keepDraft({ id, revises: null, basedOn: 0, draft });
    open({ isGuest: true });
    const item = screen.getByRole('heading', { name }).closest('li');
    expect(item?.querySelector('span')?.textContent.trim()).toBe(about);
    expect(screen.getByRole('link', { name: `Go on with ${name}` }).getAttribute('href')).toBe(address);
  });

  it('that revise a proposal lead back to it', () => {
    keepDraft({ id: 'proposal-p1', revises: 'p1', basedOn: 0, draft: emptyWordsDraft('terms', 'Aim') });
    open({ isGuest: true });
    const link = screen.getByRole('link', { name: 'Go on with Aim' });
    expect(link.getAttribute('href')).toBe('/catalogue/suggest?proposal=p1');
    expect(screen.getByText('Revision')).toBeDefined();
  });
});

describe('sent proposals', () => {
  it('show their state and the answer, and only open ones are revised or withdrawn', async () => {
    const answered = { ...PROPOSAL, id: 'p2', state: 'returned', answer: 'Which card? <b>2025</b>' };
    const done = { ...PROPOSAL, id: 'p3', state: 'published', release: 4, target: 'syenann/moss' };
    const { user, sent } = open({ proposals: [answered, { ...done, change: { fields: { name: 'Moss' } } }] });
    expect(await screen.findByText('An editor asks back')).toBeDefined();
    expect(screen.getByText('Which card? <b>2025</b>')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Moss' })).toBeDefined();
    expect(screen.getByText('In release 4')).toBeDefined();
    const revise = screen.getAllByRole('link', { name: /^Revise/ });
    expect(revise.map((link) => link.getAttribute('href'))).toEqual(['/catalogue/suggest?proposal=p2']);
    await user.click(screen.getByRole('button', { name: 'Withdraw Orc Hunters' }));
    await waitFor(() => expect(sent('withdraw_change')).toEqual([{ change_id: 'p2' }]));
    await waitFor(() => expect(messagesShown()).toEqual(['Orc Hunters is withdrawn.']));
  });

  it('of terms, factions and missions have their name, and all but missions are revised', async () => {
    const about = [
      { section: 'terms', target: 'keywords/aim', change: { texts: { es: { name: 'x' } } } },
      { section: 'terms', target: 'states/moon-walk', change: { fields: { name: 'Moon Walk' } } },
      { section: 'factions', target: 'northern-tribes', change: { names: { es: 'x' } } },
      { section: 'missions', target: 'battle-lines', change: { es: { name: 'x' } } },
    ];
    open({ proposals: about.map((part, at) => ({ ...PROPOSAL, ...part, id: `p${at}` })) });
    for (const name of ['Aim', 'Moon Walk', 'Northern Tribes', 'Battle Lines'])
      expect(await screen.findByRole('heading', { name })).toBeDefined();
    const revise = screen.getAllByRole('link', { name: /^Revise/ });
    expect(revise.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Revise Aim',
      'Revise Moon Walk',
      'Revise Northern Tribes',
    ]);
  });

  it('that an editor decided meanwhile are not withdrawn, and that is said', async () => {
    const { user } = open({
      proposals: [PROPOSAL],
      answer: () => ({ status: 409, body: { code: 'PT409', message: 'x', details: 'not_open' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw Orc Hunters' }));
    await waitFor(() => expect(messagesShown()[0]).toContain('An editor has decided on this meanwhile.'));
  });

  it('that there are none of is said', async () => {
    open();
    expect(await screen.findByText('You have not sent any proposals yet.')).toBeDefined();
  });
});
