import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failing, openAdmin, refuses } from '#tests/builders/admin-page.tsx';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { MissionsSection } from './missions-section.tsx';

const CHANGED = { en: { name: 'Lines of Battle' } };
const PROPOSE = 'POST /rest/v1/rpc/propose_changes';
const DECIDE = 'POST /rest/v1/rpc/decide_change';
const TABLE = 'GET /rest/v1/catalogue_changes';

const accepted = (change: object, target = 'battle-lines') => ({
  id: `c-${target}`,
  section: 'missions',
  target,
  change,
  note: 'Words',
  source: 'rules',
  source_page: null,
  wants_credit: false,
  state: 'accepted',
  answer: null,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
  author: null,
});

function open(changes: readonly object[], search = '', routes: Parameters<typeof openAdmin>[1] = {}) {
  return openAdmin(
    <MissionsSection />,
    {
      [TABLE]: changes,
      'GET /rest/v1/catalogue_releases': [],
      [PROPOSE]: ['c9'],
      [DECIDE]: null,
      ...routes,
    },
    `/admin/missions${search}`,
  );
}

const edit = (changes: readonly object[], routes: Parameters<typeof openAdmin>[1] = {}) =>
  open(changes, '?id=battle-lines', routes);
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

afterEach(() => vi.unstubAllGlobals());

describe('the missions and feats', () => {
  it('are listed with those that were changed here, also when the address names none of them', async () => {
    open([accepted(CHANGED), { ...accepted(CHANGED, 'loot'), state: 'proposed' }], '?id=nothing');
    const link = await screen.findByRole('link', { name: /^Battle Lines/ });
    expect(link.textContent).toBe('Battle Lineschanged here');
    expect(screen.getByRole('link', { name: /^Loot/ }).textContent).toBe('Loot');
    expect(screen.getByRole('link', { name: /^Decapitation/ }).textContent).toContain('Feat');
  });

  it('that may not be read leave the reason, and are asked for again', async () => {
    const { answer, works } = failing([]);
    const { user } = open([], '', { [TABLE]: answer });
    await screen.findByText(/allows this to administrators only/);
    works();
    await user.click(press('Try again'));
    expect(await screen.findByRole('link', { name: /^Battle Lines/ })).not.toBeNull();
  });
});

describe('the words of a mission', () => {
  it('are named by their place, and only the changed ones are saved', async () => {
    const { user, wrote, router } = edit([]);
    await screen.findByRole('heading', { name: 'Battle Lines' });
    const save = press('Save');
    await user.click(save);
    await user.type(field('Name · English'), ' II');
    await user.clear(field('Setup · Zones · Text · French'));
    await user.type(field('Setup · Zones · Name · Spanish'), '!');
    await user.click(save);
    await waitFor(() => expect(messagesShown()).toEqual(['“Battle Lines II” comes with the next release.']));
    expect(wrote(PROPOSE)).toEqual([
      {
        changes: [
          {
            section: 'missions',
            target: 'battle-lines',
            change: { en: { name: 'Battle Lines II' }, es: { 'setup.zones.name': 'Zonas!' } },
            note: 'Words',
            source: 'rules',
            based_on: 0,
          },
        ],
      },
    ]);
    expect(wrote(DECIDE)).toEqual([{ change_id: 'c9', decision: 'accepted' }]);
    expect(router.state.location.search).toBe('');
  });

  it('are shown as the next release has them, and only what is new is sent', async () => {
    const { user, wrote } = edit([accepted(CHANGED), accepted({ es: { name: 7 } })]);
    await screen.findByRole('heading', { name: 'Lines of Battle' });
    expect(field('Name · Spanish').value).toBe('Líneas de Batalla');
    await user.type(field('Name · French'), ' II');
    await user.click(press('Save'));
    await waitFor(() => expect(wrote(PROPOSE)).toHaveLength(1));
    expect(wrote(PROPOSE)[0]).toMatchObject({
      changes: [{ change: { fr: { name: 'Lignes de Bataille II' } } }],
    });
  });

  it('are translated where a language has none', async () => {
    const { user, wrote } = edit([], { 'POST /functions/v1/translate': { translations: ['Líneas'] } });
    await screen.findByRole('heading', { name: 'Battle Lines' });
    await user.click(press('Into Spanish'));
    expect(wrote('POST /functions/v1/translate')).toEqual([]);
    await user.clear(field('Name · Spanish'));
    await user.click(press('Into Spanish'));
    await waitFor(() => expect(field('Name · Spanish').value).toBe('Líneas'));
    expect(wrote('POST /functions/v1/translate')).toMatchObject([{ texts: ['Battle Lines'] }]);
  });

  it('become those of the app again after a question', async () => {
    const { user, wrote, confirm, router } = edit([accepted(CHANGED)]);
    await user.click(await screen.findByRole('button', { name: 'As the app carries it' }));
    await confirm('Show “Lines of Battle” as the app carries it again?', 'Take it back');
    await waitFor(() =>
      expect(messagesShown()).toEqual(['“Lines of Battle” is taken back with the next release.']),
    );
    expect(wrote(PROPOSE)).toMatchObject([{ changes: [{ change: { en: { name: 'Battle Lines' } } }] }]);
    expect(router.state.location.search).toBe('');
  });

  it('that could not be saved stay in the editor', async () => {
    const { user, router } = edit([accepted(CHANGED)], { [PROPOSE]: refuses('too_many_changes') });
    await user.type(await screen.findByRole('textbox', { name: 'Name · English' }), '!');
    await user.click(press('Save'));
    await waitFor(() => expect(messagesShown()[0]).toMatch(/^That did not work/));
    expect(field('Name · English').value).toBe('Lines of Battle!');
    expect(router.state.location.search).toBe('?id=battle-lines');
  });
});

describe('the numbers of a mission', () => {
  const numbers = (part: object) => accepted({ numbers: part });
  const section = async () => within(await screen.findByRole('region', { name: 'Numbers' }));
  const number = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

  it('are fields with their bounds, and only the changed ones are saved', async () => {
    const { user, wrote } = edit([]);
    const fields = (await section()).getAllByRole<HTMLInputElement>('textbox');
    expect(fields.map(({ labels, value }) => `${labels?.[0]?.textContent ?? ''} ${value}`)).toEqual([
      'Rounds 3',
      'Turns of round 1 5',
      'Turns of round 2 5',
      'Turns of round 3 5',
      'Reach of objectives in strides 3',
      'Conquest that every unit gains 0',
      'You hold your rival’s objective A: points 2',
      'You hold your rival’s objective A: most for one player 1',
      'You hold your own objective A: points 1',
      'You hold your own objective A: most for one player 1',
      'You hold objective B: points 1',
      'You hold objective B: most for one player 1',
      'You hold objective C: points 1',
      'You hold objective C: most for one player 1',
      'You hold both B and C: points 1',
      'You hold both B and C: most for one player 1',
    ]);
    expect(number('Rounds').getAttribute('aria-describedby')).not.toBeNull();
    expect((await section()).getAllByText('1 to 20')).toHaveLength(4);
    await user.clear(number('You hold your own objective A: points'));
    await user.type(number('You hold your own objective A: points'), '3');
    await user.clear(number('Conquest that every unit gains'));
    await user.type(number('Conquest that every unit gains'), '-1');
    await user.click(press('Save'));
    await waitFor(() => expect(wrote(PROPOSE)).toHaveLength(1));
    expect(wrote(PROPOSE)[0]).toMatchObject({
      changes: [{ change: { numbers: { 'scoring.own-a.points': 3, 'control.bonus': -1 } }, note: 'Numbers' }],
    });
    expect(wrote(DECIDE)).toEqual([{ change_id: 'c9', decision: 'accepted' }]);
  });

  it('are saved with the words in one act, and rounds bring their turns', async () => {
    const { user, wrote } = edit([numbers({ 'turns.2': 4 })]);
    await section();
    await user.clear(number('Rounds'));
    expect(screen.getByRole('alert').textContent).toContain('A whole number from 1 to 20.');
    expect(
      press('Save').getAttribute('aria-disabled') ?? press('Save').hasAttribute('disabled'),
    ).toBeTruthy();
    await user.type(number('Rounds'), '4');
    expect(number('Turns of round 4').value).toBe('4');
    await user.type(field('Name · English'), '!');
    await user.click(press('Save'));
    await waitFor(() => expect(wrote(PROPOSE)).toHaveLength(1));
    expect(wrote(PROPOSE)[0]).toMatchObject({
      changes: [
        {
          change: { en: { name: 'Battle Lines!' }, numbers: { rounds: 4, 'turns.3': 4 } },
          note: 'Words and numbers',
        },
      ],
    });
  });

  it.each(['', '0', '21', '2.5', 'x', '-3'])('say their bounds and are not saved at “%s”', async (text) => {
    const { user, wrote } = edit([]);
    await section();
    await user.type(field('Name · English'), '!');
    await user.clear(number('Rounds'));
    if (text !== '') await user.type(number('Rounds'), text);
    expect(number('Rounds').value).toBe(text);
    expect(screen.getByRole('alert').textContent).toContain('A whole number from 1 to 20.');
    await user.click(press('Save'));
    expect(wrote(PROPOSE)).toEqual([]);
  });

  it('of a meter start between its ends', async () => {
    const { user } = open([], '?id=banner');
    await section();
    await user.clear(number('Glory: highest value'));
    await user.type(number('Glory: highest value'), '5');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.clear(number('Glory: value at the start'));
    await user.type(number('Glory: value at the start'), '6');
    expect(screen.getByRole('alert').textContent).toContain('Between the lowest and the highest value.');
  });

  it('become those of the app again with its words', async () => {
    const { user, wrote, confirm } = edit([
      accepted({ en: { name: 'Lines of Battle' }, numbers: { rounds: 4, 'turns.3': 5, 'turns.0': 2 } }),
    ]);
    await section();
    expect(number('Rounds').value).toBe('4');
    await user.click(press('As the app carries it'));
    await confirm('Show “Lines of Battle” as the app carries it again?', 'Take it back');
    await waitFor(() => expect(wrote(PROPOSE)).toHaveLength(1));
    expect(wrote(PROPOSE)).toMatchObject([
      { changes: [{ change: { en: { name: 'Battle Lines' }, numbers: { rounds: 3, 'turns.0': 5 } } }] },
    ]);
  });
});
