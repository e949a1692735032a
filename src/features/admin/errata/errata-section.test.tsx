import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { downloadText } from '#platform/files/download.ts';
import { failing, LOG_ENTRY, openAdmin } from '#tests/builders/admin-page.tsx';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { ErrataSection } from './errata-section.tsx';

vi.mock('#platform/files/download.ts', { spy: true });

/** Oona is printed with 25 points and may not command. */
const OONA = 'syenann/oona';
const ERRATUM = {
  id: 'e1',
  kind: 'unit',
  target: OONA,
  changes: { points: 27 },
  note: 'Too cheap',
  note_es: null,
  note_fr: 'Trop bon marché',
  is_active: true,
  updated_at: '2026-11-20T10:00:00Z',
};
const TABLE = '/rest/v1/catalogue_errata';

function open(errata: readonly object[], search = '', routes: Parameters<typeof openAdmin>[1] = {}) {
  return openAdmin(
    <ErrataSection />,
    {
      [`GET ${TABLE}`]: errata,
      [`POST ${TABLE}`]: null,
      [`PATCH ${TABLE}`]: [{ id: 'e1' }],
      [`DELETE ${TABLE}`]: [{ id: 'e1' }],
      'GET /rest/v1/admin_log': [],
      'POST /rest/v1/rpc/note_admin_call': null,
      ...routes,
    },
    `/admin/errata${search}`,
  );
}

const correct = (errata: readonly object[], routes: Parameters<typeof openAdmin>[1] = {}) =>
  open(errata, `?unit=${encodeURIComponent(OONA)}`, routes);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

afterEach(() => vi.unstubAllGlobals());

describe('the errata', () => {
  it('are listed with their units and reasons, also those of units that this build lacks', async () => {
    const elsewhere = {
      ...ERRATUM,
      id: 'e2',
      target: 'syenann/nobody',
      note: 'Newer card',
      is_active: false,
    };
    const mission = { ...ERRATUM, id: 'e3', kind: 'mission', target: 'loot' };
    open([ERRATUM, elsewhere, mission]);
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Oona · Too cheap', '/admin/errata?unit=syenann%2Foona'],
      ['syenann/nobody · Newer cardsuspended', '/admin/errata?unit=syenann%2Fnobody'],
    ]);
  });

  it('begin with the choice of a faction, then of its unit', async () => {
    const { user, router } = open([]);
    expect(await screen.findByRole('heading', { name: 'No unit has errata' })).not.toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Unit to correct' }));
    expect(await screen.findByText('Choose a faction first.')).not.toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('combobox', { name: 'Faction' }));
    await user.click(screen.getByRole('option', { name: 'Sÿenann' }));
    await user.click(screen.getByRole('combobox', { name: 'Unit to correct' }));
    await user.click(screen.getByRole('option', { name: 'Oona' }));
    expect(router.state.location.search).toBe('?unit=syenann%2Foona');
    expect(await screen.findByRole('heading', { name: 'Oona' })).not.toBeNull();
  });

  it('in force are exported as a table for the catalogue, which the log notes', async () => {
    vi.mocked(downloadText).mockReturnValue(undefined);
    const { user, wrote } = open([ERRATUM, { ...ERRATUM, id: 'e2', is_active: false }]);
    await user.click(await screen.findByRole('button', { name: 'Export for the catalogue' }));
    const [name, text = ''] = vi.mocked(downloadText).mock.lastCall ?? [];
    expect(name).toBe('errata.csv');
    expect(text.trim().split('\n')).toHaveLength(2);
    expect(text).toMatch(/syenann,oona,27,/);
    await waitFor(() => expect(wrote('POST /rest/v1/rpc/note_admin_call')).toHaveLength(1));
  });

  it('out of force are nothing to export', async () => {
    open([{ ...ERRATUM, is_active: false }]);
    await screen.findByRole('link', { name: /^Oona/ });
    expect(screen.queryByRole('button', { name: 'Export for the catalogue' })).toBeNull();
  });

  it('that may not be read leave the reason, and are asked for again', async () => {
    const { answer, works } = failing([ERRATUM]);
    const { user } = open([], '', { [`GET ${TABLE}`]: answer });
    await screen.findByText(/allows this to administrators only/);
    works();
    await user.click(press('Try again'));
    expect(await screen.findByRole('link', { name: /^Oona/ })).not.toBeNull();
  });
});

describe('the correction of a unit', () => {
  it('takes force with its reason, and shows what changes before', async () => {
    const { user, wrote, router } = correct([]);
    await screen.findByRole('heading', { name: 'Oona' });
    await user.clear(field('Points'));
    await user.type(field('Points'), '27');
    await user.click(screen.getByRole('switch', { name: 'High Command' }));
    const panel = screen.getByRole('heading', { name: 'What changes' }).closest('section');
    expect(panel?.textContent).toBe('What changesPoints25 → 27High Command✗ → ✓');
    await user.click(press('Publish'));
    expect(wrote(`POST ${TABLE}`)).toEqual([]);
    await user.type(field('Why, in a sentence for players · English'), ' Too cheap ');
    await user.click(press('Publish'));
    await waitFor(() => expect(messagesShown()).toEqual(['The errata of Oona are published.']));
    expect(wrote(`POST ${TABLE}`)).toEqual([
      {
        kind: 'unit',
        target: OONA,
        changes: { points: 27, highCommand: true },
        note: 'Too cheap',
        note_es: null,
        note_fr: null,
        is_active: true,
      },
    ]);
    expect(router.state.location.search).toBe('');
  });

  it('names a word that no card has, with the one that was probably meant', async () => {
    const { user, wrote } = correct([ERRATUM]);
    const keywords = await screen.findByRole('textbox', { name: 'Keywords' });
    await user.clear(keywords);
    await user.type(keywords, 'Tinge; Spelcaster');
    const alert = screen.getByRole('alert');
    expect(within(alert).getByText('The catalogue would refuse this')).not.toBeNull();
    expect(within(alert).getByText('“Spelcaster” → “Spellcaster” ?')).not.toBeNull();
    await user.click(press('Publish'));
    expect(wrote(`PATCH ${TABLE}`)).toEqual([]);
    await user.clear(keywords);
    await user.type(keywords, 'Tinge; Spellcaster');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('cannot leave out a number', async () => {
    const { user } = correct([ERRATUM]);
    await user.clear(await screen.findByRole('textbox', { name: 'Points' }));
    expect(screen.getByRole('alert').textContent).toContain('points: ');
  });

  it('shows the printed fact where the stored one is of the wrong type', async () => {
    correct([{ ...ERRATUM, changes: { points: 'many', keywords: 7, highCommand: 'yes' } }]);
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Points' })).value).toBe('25');
    expect(field('Keywords').value).toBe('Intimidating (1); Spellcaster; Tinge');
    expect(screen.getByRole('switch', { name: 'High Command', checked: false })).not.toBeNull();
  });

  it('that another administrator made meanwhile is not made twice, and nothing typed is lost', async () => {
    const { user } = correct([], {
      [`POST ${TABLE}`]: () => ({ status: 409, body: { code: '23505', message: 'x' } }),
    });
    await user.clear(await screen.findByRole('textbox', { name: 'Points' }));
    await user.type(field('Points'), '27');
    await user.type(field('Why, in a sentence for players · English'), 'Too cheap');
    await user.click(press('Publish'));
    await waitFor(() =>
      expect(messagesShown()).toEqual(['That did not work | That name is already in use.']),
    );
    expect(field('Points').value).toBe('27');
  });

  it.each([
    [true, 'Suspend', 'They are suspended.'],
    [false, 'Reactivate', 'They apply again.'],
  ])('goes out of force and back (in force: %s)', async (isActive, button, message) => {
    const { user, wrote } = correct([{ ...ERRATUM, is_active: isActive }]);
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(messagesShown()).toEqual([message]));
    expect(wrote(`PATCH ${TABLE}`)).toEqual([{ is_active: !isActive }]);
  });

  it('is deleted after a question, and stays when the question is cancelled', async () => {
    const { user, wrote, confirm, router } = correct([ERRATUM]);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await confirm('Delete the errata of Oona?', 'Cancel');
    expect(wrote(`DELETE ${TABLE}`)).toEqual([]);
    await user.click(press('Delete'));
    await confirm('Delete the errata of Oona?', 'Delete');
    await waitFor(() => expect(messagesShown()).toEqual(['The errata of Oona are deleted.']));
    expect(wrote(`DELETE ${TABLE}`)).toHaveLength(1);
    expect(router.state.location.search).toBe('');
  });

  it('has its reason translated', async () => {
    const { user } = correct([ERRATUM], {
      'POST /functions/v1/translate': { translations: ['Demasiado barata'] },
    });
    await user.click(await screen.findByRole('button', { name: 'Into Spanish' }));
    await waitFor(() =>
      expect(field('Why, in a sentence for players · Spanish').value).toBe('Demasiado barata'),
    );
    expect(field('Why, in a sentence for players · French').value).toBe('Trop bon marché');
  });

  it('takes older facts out of its history, without saving them', async () => {
    const entry = {
      ...LOG_ENTRY,
      subject: 'catalogue_errata',
      target_id: 'e1',
      before: { changes: { points: 30 } },
      after: { changes: { points: 27 } },
    };
    const { user, wrote } = correct([ERRATUM], { 'GET /rest/v1/admin_log': [entry] });
    await user.click(await screen.findByText('History'));
    await user.click(await screen.findByRole('button', { name: 'Use this version' }));
    expect(field('Points').value).toBe('30');
    expect(wrote(`PATCH ${TABLE}`)).toEqual([]);
  });
});
