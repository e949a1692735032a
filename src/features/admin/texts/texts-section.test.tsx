import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failing, LOG_ENTRY, openAdmin } from '#tests/builders/admin-page.tsx';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { TextsSection } from './texts-section.tsx';

const CHAPTERS = [
  { id: 'c1', order_index: 1, title: 'Basics', title_es: 'Lo básico', title_fr: null },
  { id: 'c2', order_index: 2, title: 'Combat', title_es: 'Combate', title_fr: 'Combat' },
];
const section = (id: string, chapter: string, order: number, title: string, more: object = {}) => ({
  id,
  chapter_id: chapter,
  order_index: order,
  title,
  title_es: `${title} (es)`,
  title_fr: `${title} (fr)`,
  content: `About ${title}.`,
  content_es: 'En español.',
  content_fr: 'En français.',
  ...more,
});
const CHARGE = section('s2', 'c2', 1, 'Charge', { content_fr: '  ' });
const SECTIONS = [CHARGE, section('s3', 'c2', 7, 'Melee'), section('s1', 'c1', 2, 'Dice')];
const TABLE = '/rest/v1/rules_sections';

function open(search = '', routes: Parameters<typeof openAdmin>[1] = {}) {
  return openAdmin(
    <TextsSection />,
    {
      'GET /rest/v1/rules_chapters': CHAPTERS,
      [`GET ${TABLE}`]: SECTIONS,
      [`PATCH ${TABLE}`]: [{ id: 's2' }],
      [`POST ${TABLE}`]: null,
      'DELETE /rest/v1/rules_chapters': [{ id: 'c2' }],
      'GET /rest/v1/admin_log': [],
      ...routes,
    },
    `/admin/texts${search}`,
  );
}

const titles = async () => (await screen.findAllByRole('listitem')).map((item) => item.textContent);
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

afterEach(() => vi.unstubAllGlobals());

describe('the texts', () => {
  it('stand in the order of their chapters, and name what is missing', async () => {
    open();
    await screen.findByText('Basics ·');
    expect(await titles()).toEqual(['Basics · Dice', 'Combat · Chargeno French', 'Combat · Melee']);
    expect(screen.getByRole('status').textContent).toBe('3 of 3');
  });

  it('are found by words in any language, which the address keeps', async () => {
    const { user, router } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Words in it' }), 'MELEE (F');
    expect(await titles()).toEqual(['Combat · Melee']);
    expect(router.state.location.search).toBe('?kind=sections&q=MELEE+%28F');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await titles()).toHaveLength(3);
  });

  it('are shown without their complete ones on demand', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Only texts without a translation' }));
    expect(await titles()).toEqual(['Combat · Chargeno French']);
    expect(screen.getByRole('status').textContent).toBe('1 of 3');
  });

  it('are at most 200 on the page, with a hint how to find the others', async () => {
    const many = Array.from({ length: 201 }, (_, at) => ({ id: `r${at}`, name: `Rule ${at}` }));
    open('?kind=special-rules', { 'GET /rest/v1/special_rules': many });
    expect(await titles()).toHaveLength(200);
    expect(screen.getByText(/^Only the first 200 are shown/)).not.toBeNull();
  });

  it('of another kind are loaded when it is chosen', async () => {
    const { user } = open('', { 'GET /rest/v1/faq_sections': [{ id: 'f1', section: 'May I?' }] });
    await user.click(screen.getByRole('combobox', { name: 'Which texts' }));
    await user.click(screen.getByRole('option', { name: 'FAQ' }));
    expect(await screen.findByRole('link', { name: /^May I\?/ })).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Add' }).getAttribute('href')).toBe(
      '/admin/texts?kind=faq&id=new',
    );
  });

  it('that may not be read leave the reason, and are asked for again', async () => {
    const { answer, works } = failing(SECTIONS);
    const { user } = open('', { [`GET ${TABLE}`]: answer });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/allows this to administrators only/)).not.toBeNull();
    works();
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await titles()).toHaveLength(3);
  });
});

describe('a text', () => {
  it('is saved in three languages; what stays empty is null', async () => {
    const { user, wrote, router } = open('?kind=sections&id=s2');
    await screen.findByRole('textbox', { name: 'Title · English' });
    await user.type(field('Title · English'), '! ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(messagesShown()).toEqual(['“Charge! ” is saved.']));
    expect(wrote(`PATCH ${TABLE}`)).toEqual([
      {
        title: 'Charge!',
        title_es: 'Charge (es)',
        title_fr: 'Charge (fr)',
        content: 'About Charge.',
        content_es: 'En español.',
        content_fr: null,
      },
    ]);
    expect(router.state.location.search).toBe('?kind=sections&id=s2');
  });

  it('that somebody deleted meanwhile is not saved, and its words stay in the editor', async () => {
    const { user } = open('?kind=sections&id=s2', { [`PATCH ${TABLE}`]: [] });
    await user.type(await screen.findByRole('textbox', { name: 'Text · French' }), 'Mes mots');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(messagesShown()).toEqual(['That did not work | This is no longer here.']));
    expect(field('Text · French').value).toContain('Mes mots');
  });

  it('is added to a chapter, behind all others', async () => {
    const { user, wrote, router } = open('?kind=sections&id=new');
    const save = await screen.findByRole('button', { name: 'Save' });
    await user.type(field('Title · English'), 'Rally');
    await user.type(field('Text · English'), 'They come back.');
    await user.click(save);
    expect(wrote(`POST ${TABLE}`)).toEqual([]);
    await user.click(screen.getByRole('combobox', { name: 'Chapter' }));
    await user.click(await screen.findByRole('option', { name: 'Combat' }));
    await user.click(save);
    await waitFor(() => expect(router.state.location.search).toBe('?kind=sections'));
    expect(wrote(`POST ${TABLE}`)).toEqual([
      expect.objectContaining({ title: 'Rally', title_es: null, order_index: 8, chapter_id: 'c2' }),
    ]);
  });

  it('is translated where a language has no words yet', async () => {
    const { user, wrote } = open('?kind=sections&id=s2', {
      'POST /functions/v1/translate': { translations: ['Sur la charge.'] },
    });
    await user.click(await screen.findByRole('button', { name: 'Into French' }));
    await waitFor(() => expect(field('Text · French').value).toBe('Sur la charge.'));
    expect(field('Title · French').value).toBe('Charge (fr)');
    expect(wrote('POST /functions/v1/translate')).toEqual([
      { texts: ['About Charge.'], targetLanguage: 'FR', formality: 'more' },
    ]);
  });

  it('is previewed as players read it, and in English where a translation is missing', async () => {
    const { user } = open('?kind=sections&id=s2');
    const english = await screen.findByRole('textbox', { name: 'Text · English' });
    await user.clear(english);
    await user.paste('Roll **two** dice <img src=x onerror=alert(1)>\n\n- one\n- two');
    const preview = within(
      screen.getByRole('heading', { name: 'Preview' }).closest('section') ?? document.body,
    );
    expect(preview.getAllByText('two', { selector: 'strong' })).toHaveLength(2);
    expect(preview.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'one',
      'two',
      'one',
      'two',
    ]);
    expect(preview.getAllByText(/<img src=x onerror=alert\(1\)>/)).toHaveLength(2);
    expect(preview.getByText('En español.')).not.toBeNull();
  });

  it('takes older words out of its history, without saving them', async () => {
    const entry = {
      ...LOG_ENTRY,
      subject: 'rules_sections',
      target_id: 's2',
      before: { title: 'Assault', content_fr: 'Vieux mots' },
      after: { title: 'Charge', content_fr: null },
    };
    const { user, wrote, calls } = open('?kind=sections&id=s2', { 'GET /rest/v1/admin_log': [entry] });
    await user.click(await screen.findByText('History'));
    await user.click(await screen.findByRole('button', { name: 'Use this version' }));
    expect(messagesShown()).toEqual(['The older text is in the editor. Save to keep it.']);
    expect([field('Title · English').value, field('Text · French').value]).toEqual(['Assault', 'Vieux mots']);
    expect(field('Title · Spanish').value).toBe('Charge (es)');
    expect(wrote(`PATCH ${TABLE}`)).toEqual([]);
    expect(calls.find(({ path }) => path.includes('admin_log'))?.path).toContain('target_id=eq.s2');
  });
});

describe('a chapter', () => {
  it('is deleted after a question that names what goes with it', async () => {
    const { user, wrote, confirm, router } = open('?kind=chapters&id=c2');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/^All its sections are removed too/)).not.toBeNull();
    await confirm('Delete “Combat”?', 'Delete');
    await waitFor(() => expect(messagesShown()).toEqual(['“Combat” is deleted.']));
    expect(wrote('DELETE /rest/v1/rules_chapters')).toHaveLength(1);
    expect(router.state.location.search).toBe('?kind=chapters');
  });
});
