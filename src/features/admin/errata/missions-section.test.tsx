import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failing, LOG_ENTRY, openAdmin } from '#tests/builders/admin-page.tsx';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { MissionsSection } from './missions-section.tsx';

const ERRATUM = {
  id: 'e1',
  kind: 'mission',
  target: 'battle-lines',
  changes: { en: { name: 'Lines of Battle' }, es: { name: 7, 'setup.zones.name': ' ' } },
  note: 'Words',
  note_es: null,
  note_fr: null,
  is_active: true,
  updated_at: '2026-11-20T10:00:00Z',
};
const TABLE = '/rest/v1/catalogue_errata';

function open(errata: readonly object[], search = '', routes: Parameters<typeof openAdmin>[1] = {}) {
  return openAdmin(
    <MissionsSection />,
    {
      [`GET ${TABLE}`]: errata,
      [`POST ${TABLE}`]: null,
      [`PATCH ${TABLE}`]: [{ id: 'e1' }],
      [`DELETE ${TABLE}`]: [{ id: 'e1' }],
      'GET /rest/v1/admin_log': [],
      ...routes,
    },
    `/admin/missions${search}`,
  );
}

const edit = (errata: readonly object[], routes: Parameters<typeof openAdmin>[1] = {}) =>
  open(errata, '?id=battle-lines', routes);
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

afterEach(() => vi.unstubAllGlobals());

describe('the missions and feats', () => {
  it('are listed with those that were changed here, also when the address names none of them', async () => {
    open([ERRATUM, { ...ERRATUM, id: 'e2', kind: 'unit', target: 'loot' }], '?id=nothing');
    const link = await screen.findByRole('link', { name: /^Battle Lines/ });
    expect(link.textContent).toBe('Battle Lineschanged here');
    expect(screen.getByRole('link', { name: /^Loot/ }).textContent).toBe('Loot');
    expect(screen.getByRole('link', { name: /^Decapitation/ }).textContent).toContain('Feat');
  });

  it('that may not be read leave the reason, and are asked for again', async () => {
    const { answer, works } = failing([]);
    const { user } = open([], '', { [`GET ${TABLE}`]: answer });
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
    await waitFor(() => expect(messagesShown()).toEqual(['“Battle Lines II” is saved.']));
    expect(wrote(`POST ${TABLE}`)).toEqual([
      {
        kind: 'mission',
        target: 'battle-lines',
        changes: { en: { name: 'Battle Lines II' }, es: { 'setup.zones.name': 'Zonas!' } },
        note: 'Words',
        note_es: null,
        note_fr: null,
        is_active: true,
      },
    ]);
    expect(router.state.location.search).toBe('');
  });

  it('are shown as corrected, and as released where a correction is no text', async () => {
    const { user, wrote } = edit([ERRATUM]);
    await screen.findByRole('heading', { name: 'Lines of Battle' });
    expect(field('Name · Spanish').value).toBe('Líneas de Batalla');
    expect(field('Setup · Zones · Name · Spanish').value).toBe('Zonas');
    await user.type(field('Name · French'), ' II');
    await user.click(press('Save'));
    await waitFor(() => expect(wrote(`PATCH ${TABLE}`)).toHaveLength(1));
    expect(wrote(`PATCH ${TABLE}`)[0]?.['changes']).toEqual({
      en: { name: 'Lines of Battle' },
      fr: { name: 'Lignes de Bataille II' },
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

  it('become those of the release again after a question', async () => {
    const { user, wrote, confirm, router } = edit([ERRATUM]);
    await user.click(await screen.findByRole('button', { name: 'As in the release' }));
    await confirm('Show “Lines of Battle” as in the release again?', 'Show the release’s text');
    await waitFor(() => expect(messagesShown()).toEqual(['“Lines of Battle” matches the release again.']));
    expect(wrote(`DELETE ${TABLE}`)).toHaveLength(1);
    expect(router.state.location.search).toBe('');
  });

  it('that could not be saved stay in the editor', async () => {
    const { user, router } = edit([ERRATUM], { [`PATCH ${TABLE}`]: [] });
    await user.type(await screen.findByRole('textbox', { name: 'Name · English' }), '!');
    await user.click(press('Save'));
    await waitFor(() => expect(messagesShown()).toEqual(['That did not work | This is no longer here.']));
    expect(field('Name · English').value).toBe('Lines of Battle!');
    expect(router.state.location.search).toBe('?id=battle-lines');
  });

  it('come back out of the history', async () => {
    const entry = {
      ...LOG_ENTRY,
      subject: 'catalogue_errata',
      target_id: 'e1',
      before: { changes: { fr: { name: 'Vieilles lignes' } } },
      after: { changes: ERRATUM.changes },
    };
    const { user } = edit([ERRATUM], { 'GET /rest/v1/admin_log': [entry] });
    await user.click(await screen.findByText('History'));
    await user.click(await screen.findByRole('button', { name: 'Use this version' }));
    expect(field('Name · French').value).toBe('Vieilles lignes');
    expect(field('Name · English').value).toBe('Battle Lines');
  });
});
