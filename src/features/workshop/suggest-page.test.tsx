import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import { noNetwork } from '#tests/builders/fake-backend.ts';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { emptyDevice, openWorkshop, PROPOSAL } from '#tests/builders/workshop-page.tsx';
import { Component as SuggestPage } from './suggest-page.tsx';

const ADDRESS = '/catalogue/suggest';
const HUNTERS = `${ADDRESS}?unit=northern-tribes/orc-hunters`;
const open = (address: string, setting: Parameters<typeof openWorkshop>[2] = {}) =>
  openWorkshop(<SuggestPage />, address, setting);

/** The code of the form and the files of the catalogue arrive after the page. */
const PATIENT = { timeout: 60_000 };
const field = async (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name }, PATIENT);
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));
const step = async (user: UserEvent, name: string) => {
  const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
  await user.click(steps.getByRole('button', { name: new RegExp(`^\\d ${name}$`) }));
  await screen.findByRole('heading', { name, level: 2 });
};
async function write(user: UserEvent, name: string, text: string) {
  const input = await field(name);
  await user.clear(input);
  if (text !== '') await user.type(input, text);
}
async function choose(user: UserEvent, name: string, option: string) {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(screen.getByRole('option', { name: option }));
}

beforeEach(() => {
  emptyDevice();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
});

describe('a correction', () => {
  it('begins with what the catalogue has, says the bounds beside the field, and sends the difference', async () => {
    const { user, sent } = open(HUNTERS);
    expect((await field('Points')).value).toBe('20');
    expect(screen.getByText('0 to 60')).toBeDefined();
    await write(user, 'Points', '61');
    expect((await screen.findByRole('alert')).textContent).toBe('A whole number from 0 to 60.');
    await write(user, 'Points', '25');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await step(user, 'Source and sending');
    await write(user, 'Why?', 'The card of 2026 says so.');
    await write(user, 'Page or edition', '2026');
    const summary = within(screen.getByRole('region', { name: 'What changes' }));
    expect(summary.getByText('20').closest('dd')?.textContent).toBe('20 25');
    await press(user, 'Send');
    await waitFor(() => expect(messagesShown()).toContain('Thank you! An editor will look at it.'));
    expect(sent('propose_changes')).toEqual([
      {
        changes: [
          {
            section: 'units',
            target: 'northern-tribes/orc-hunters',
            change: { fields: { points: 25 } },
            note: 'The card of 2026 says so.',
            source: 'card',
            source_page: '2026',
            wants_credit: true,
            based_on: 0,
          },
        ],
      },
    ]);
    expect(messagesShown()).toContain('Thank you! An editor will look at it.');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('muster_workshop_'))).toEqual([]);
  });

  it('cannot be sent while nothing differs, and says so', async () => {
    const { user, sent } = open(`${HUNTERS}&step=send`);
    expect(await screen.findByText('Nothing differs from the catalogue yet.', {}, PATIENT)).toBeDefined();
    await press(user, 'Send');
    expect(sent('propose_changes')).toEqual([]);
    expect(messagesShown()[0]).toContain('Not ready to be sent');
    expect((await screen.findByRole('alert')).textContent).toBe('This is missing.');
  });

  it('of a unit that is not known offers to add it', async () => {
    open(`${ADDRESS}?unit=northern-tribes/nobody`);
    expect(
      await screen.findByRole('heading', { name: 'This unit is not known here' }, PATIENT),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Add a missing unit' }).getAttribute('href')).toBe(ADDRESS);
  });
});

describe('a draft', () => {
  it('survives closing the page, for a guest too, who signs in only to send it', async () => {
    const { user } = open(HUNTERS, { isGuest: true });
    await write(user, 'Points', '31');
    cleanup();
    open(`${HUNTERS}&step=send`, { isGuest: true });
    const link = await screen.findByRole('link', { name: 'Sign in to send' }, PATIENT);
    expect(link.getAttribute('href')).toContain(encodeURIComponent('unit=northern-tribes/orc-hunters'));
    cleanup();
    open(HUNTERS);
    expect((await field('Points')).value).toBe('31');
  });

  it.each<[string, () => never | { status: number; body: object }, string]>([
    ['without a network', noNetwork, 'There is no answer from the server. Your draft is kept'],
    [
      'past the limit',
      () => ({ status: 429, body: { code: 'PT429', message: 'x', details: 'too_many_changes' } }),
      'You have sent as many changes',
    ],
    [
      'with a value that the server refuses',
      () => ({
        status: 400,
        body: { code: '23514', message: 'x', details: 'bad_change', hint: 'fields.points' },
      }),
      'The server does not accept fields.points.',
    ],
    [
      'of a banned player',
      () => ({ status: 403, body: { code: '42501', message: 'x' } }),
      'Your account may not',
    ],
    [
      'signed out elsewhere',
      () => ({ status: 401, body: { code: 'x', message: 'x' } }),
      'You are no longer signed in.',
    ],
  ])('%s stays, and the reason is said', async (_, answer, words) => {
    const { user } = open(HUNTERS, { answer });
    await write(user, 'Points', '31');
    await step(user, 'Source and sending');
    await write(user, 'Why?', 'So it is.');
    await press(user, 'Send');
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(localStorage.getItem('muster_workshop_northern-tribes/orc-hunters')).toContain('"points":"31"');
  });

  it('that cannot be read begins again', async () => {
    localStorage.setItem('muster_workshop_northern-tribes/orc-hunters', '{"savedAt":1}');
    open(HUNTERS);
    expect((await field('Points')).value).toBe('20');
  });
});

describe('a missing unit', () => {
  it('is written down from a card with dice, words and skills, and sent whole', async () => {
    const { user, sent } = open(`${ADDRESS}?faction=syenann&name=Moss%20Walkers`);
    expect((await field('Name')).value).toBe('Moss Walkers');
    await choose(user, 'Type', 'Troop');
    await write(user, 'Points', '18');
    await user.click(within(screen.getByRole('radiogroup', { name: 'Availability' })).getByText('2'));
    await user.click(within(screen.getByRole('radiogroup', { name: 'Command' })).getByText('0'));
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await step(user, 'Values');
    await write(user, 'First movement', '3');
    await write(user, 'Second movement', '2');
    await press(user, /^Willpower/);
    await press(user, 'Add orange die');
    await step(user, 'Dice');
    await press(user, 'Two rows: 3+ · 2-');
    const [conquest] = await screen.findAllByRole('textbox', { name: 'Conquest value' });
    if (conquest !== undefined) await user.type(conquest, '1');
    const [ranged] = screen.getAllByRole('switch', { name: 'Ranged attack' });
    if (ranged !== undefined) await user.click(ranged);
    await write(user, 'Range in strides', '10');
    await press(user, /^Ranged/);
    // The keys of a keyboard write dice as well; a die too many is taken back.
    await user.keyboard('yrr{Backspace}');
    const [melee] = screen.getAllByRole('group', { name: 'Melee' });
    if (melee !== undefined) {
      await user.click(within(melee).getByRole('button', { name: /^Melee/ }));
      await user.click(within(melee).getByRole('button', { name: 'Add red die' }));
      await user.click(within(melee).getByRole('button', { name: 'Switch' }));
      await user.click(within(melee).getByRole('button', { name: 'Add special' }));
      await user.type(within(melee).getByRole('textbox', { name: 'Effect' }), 'vulnerable');
      await user.click(within(melee).getByRole('button', { name: 'The enemy becomes Vulnerable.' }));
    }
    const second = screen.getAllByRole('textbox', { name: 'Conquest value' })[1];
    if (second !== undefined) await user.type(second, '0');
    await step(user, 'Rule words');
    await user.type(await field('Characteristics'), 'infan{Enter}');
    await user.type(await field('Keywords'), 'joi');
    await user.click(screen.getByRole('button', { name: 'Add Join' }));
    await user.type(await field('In brackets behind Join'), 'Infantry, Elf');
    await step(user, 'Skills');
    await press(user, 'Add a skill');
    await write(user, 'Name of the skill', 'Soft Steps');
    await write(user, 'What it does', 'Is not heard.');
    await step(user, 'Source and sending');
    expect(screen.getByText('A new unit: Moss Walkers.')).toBeDefined();
    await press(user, 'Send');
    await waitFor(() => expect(sent('propose_changes')).toHaveLength(1));
    expect(sent('propose_changes')[0]?.['changes']).toMatchObject([
      {
        target: 'syenann/moss-walkers',
        note: 'This unit is missing.',
        change: {
          fields: {
            name: 'Moss Walkers',
            points: 18,
            characteristics: ['Infantry'],
            keywords: ['Join (Infantry, Elf)'],
            profile: {
              mov: [3, 2],
              charge: null,
              willpower: ['O'],
              profiles: [
                {
                  troops: '3+',
                  ranged: { range: 10, dice: ['Y', 'R'] },
                  melee: { dice: ['R'], switches: [{ cost: ['!'], effect: 'state:Vulnerable' }] },
                  conquest: 1,
                },
                { troops: '2-', melee: { dice: [] }, conquest: 0 },
              ],
              skills: [{ kind: 'passive', name: 'Soft Steps' }],
            },
            skills: [{ name: 'Soft Steps', effect: 'Is not heard.' }],
          },
        },
      },
    ]);
  }, 60_000);

  it('names on every field what is missing once somebody tries to send it', async () => {
    const { user } = open(`${ADDRESS}?step=send`);
    await screen.findByRole('heading', { name: 'Add a missing unit' }, PATIENT);
    const summary = within(await screen.findByRole('region', { name: 'What changes' }, PATIENT));
    expect(summary.getByText('Points: This is missing.')).toBeDefined();
    await step(user, 'Head of the card');
    expect(screen.queryByRole('alert')).toBeNull();
    await step(user, 'Source and sending');
    await press(user, 'Send');
    await step(user, 'Head of the card');
    expect(screen.getAllByText('This is missing.').length).toBeGreaterThan(4);
  });

  it('shows hostile texts as they are typed', async () => {
    const hostile = '<img src=x onerror=alert(1)><svg onload=alert(2)>';
    const { user } = open(`${ADDRESS}?faction=syenann&name=${encodeURIComponent(hostile)}`);
    await field('Name');
    await step(user, 'Skills');
    await press(user, 'Add a skill');
    await write(user, 'Name of the skill', '<script>x</script>');
    await write(user, 'What it does', '<b onclick="y">z</b>');
    await press(user, 'Preview');
    const card = within(await screen.findByRole('dialog', { name: 'Preview of the card' }, PATIENT));
    expect(await card.findByRole('heading', { name: hostile }, PATIENT)).toBeDefined();
    expect(card.getByText('<script>x</script>')).toBeDefined();
    expect(card.getByText('<b onclick="y">z</b>')).toBeDefined();
    expect(document.querySelector('img[onerror], svg[onload], script, b[onclick]')).toBeNull();
  });
});

describe('a revision', () => {
  it('opens what was sent and takes its place', async () => {
    const { user, sent } = open(`${ADDRESS}?proposal=p1`, { proposals: [PROPOSAL] });
    expect((await field('Points')).value).toBe('25');
    await write(user, 'Points', '26');
    await step(user, 'Source and sending');
    await press(user, 'Send');
    await waitFor(() => expect(sent('revise_change')).toHaveLength(1));
    expect(sent('revise_change')[0]).toMatchObject({
      change_id: 'p1',
      change: { fields: { points: 26 } },
      note: 'Newer card',
    });
  });

  it('of what the catalogue cannot take any more leads on', async () => {
    open(`${ADDRESS}?proposal=p1`, { proposals: [{ ...PROPOSAL, change: { fields: { points: 99 } } }] });
    expect(
      await screen.findByRole('heading', { name: 'This proposal cannot be opened' }, PATIENT),
    ).toBeDefined();
  });

  it('asks a guest to sign in', async () => {
    open(`${ADDRESS}?proposal=p1`, { isGuest: true });
    expect(
      await screen.findByRole('heading', { name: 'Sign in to open this proposal' }, PATIENT),
    ).toBeDefined();
  });
});
