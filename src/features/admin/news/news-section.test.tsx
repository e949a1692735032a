import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failing, LOG_ENTRY, openAdmin } from '#tests/builders/admin-page.tsx';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { NewsSection } from './news-section.tsx';

const ITEM = {
  id: 'n1',
  news_id: 'news-2026-11-01',
  date: '2026-11-01',
  translation_key: 'winter',
  content_en: '# Winter is here\n\nPlay in the snow.',
  content_es: null,
  content_fr: 'L’hiver',
  publish_at: null,
};
const NEWS = '/rest/v1/news_items';

function open(search = '', routes: Parameters<typeof openAdmin>[1] = {}) {
  return openAdmin(
    <NewsSection />,
    {
      [`GET ${NEWS}`]: [ITEM],
      [`POST ${NEWS}`]: null,
      [`PATCH ${NEWS}`]: [{ id: 'n1' }],
      [`DELETE ${NEWS}`]: [{ id: 'n1' }],
      'GET /rest/v1/admin_log': [],
      ...routes,
    },
    `/admin/news${search}`,
  );
}

const words = (language: string) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Words · ${language}` });

afterEach(() => vi.unstubAllGlobals());

describe('news about a release', () => {
  const head = {
    number: 3,
    sha256: 'f00',
    published_at: '2026-11-21T10:00:00Z',
    note: 'Cheaper wolves.',
    note_es: null,
    note_fr: null,
    back_to: null,
  };

  it('begin with its note, and are saved as any other', async () => {
    const { user, wrote } = open('?item=new&release=3', { 'GET /rest/v1/catalogue_releases': [head] });
    await screen.findByDisplayValue(/Cheaper wolves/u);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(wrote(`POST ${NEWS}`)).toMatchObject([{ translation_key: 'release-3' }]));
  });

  it.each(['4', '0', 'x'])('are blank for %s, which is no release', async (number) => {
    open(`?item=new&release=${number}`, { 'GET /rest/v1/catalogue_releases': [head] });
    await screen.findByRole('textbox', { name: 'Words · English' });
    expect(words('English').value).toBe('');
  });
});

describe('the news', () => {
  it('name what is missing in each item', async () => {
    open();
    const link = within(await screen.findByRole('link', { name: /Winter is here/ }));
    expect(link.getByText('no Spanish')).not.toBeNull();
    expect(link.queryByText('no French')).toBeNull();
  });
});

describe('the list of the news', () => {
  it('marks what comes out later, and leads to the editor of each', async () => {
    open('', { [`GET ${NEWS}`]: [{ ...ITEM, publish_at: '2099-01-01T09:00:00Z', content_en: '' }] });
    const link = await screen.findByRole('link', { name: /winter/ });
    expect(within(link).getByText('scheduled')).not.toBeNull();
    expect(link.textContent).toContain('Nov 1, 2026 · winter');
    expect(link.getAttribute('href')).toBe('/admin/news?item=news-2026-11-01');
  });

  it('says that there is none, and why it could not be loaded', async () => {
    const { answer, works } = failing([]);
    const { user } = open('', { [`GET ${NEWS}`]: answer });
    await screen.findByText(/allows this to administrators only/);
    works();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'There is no news yet' })).not.toBeNull();
  });
});

describe('an item of the news', () => {
  it('of a day that has one gets the next number', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const { user, wrote } = open('?item=new', {
      [`GET ${NEWS}`]: [
        { ...ITEM, news_id: `news-${today}` },
        { ...ITEM, id: 'n2', news_id: `news-${today}-2` },
      ],
    });
    await user.type(await screen.findByRole('textbox', { name: 'Key' }), 'snow');
    await user.type(words('English'), 'Snow!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(wrote(`POST ${NEWS}`)).toMatchObject([{ news_id: `news-${today}-3` }]));
  });

  it('comes out at an instant of this device’s time, or at once again', async () => {
    const { user, wrote } = open(`?item=${ITEM.news_id}`);
    const comesOut = await screen.findByLabelText<HTMLInputElement>(/^Publish at/);
    fireEvent.change(comesOut, { target: { value: '2099-01-01T09:00' } });
    expect(comesOut.value).toBe('2099-01-01T09:00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(wrote(`PATCH ${NEWS}?news_id=eq.${ITEM.news_id}`)).toHaveLength(1));
    const instant = new Date('2099-01-01T09:00').toISOString();
    expect(wrote(`PATCH ${NEWS}`)).toMatchObject([{ publish_at: instant, content_fr: 'L’hiver' }]);
  });

  it('that could not be saved stays in the editor', async () => {
    const { user, router } = open(`?item=${ITEM.news_id}`, { [`PATCH ${NEWS}`]: [] });
    await user.type(await screen.findByRole('textbox', { name: 'Words · Spanish' }), 'Invierno');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(messagesShown()).toEqual(['That did not work | This is no longer here.']));
    expect(words('Spanish').value).toBe('Invierno');
    expect(router.state.location.search).toBe(`?item=${ITEM.news_id}`);
  });

  it('takes older words out of its history, without saving them', async () => {
    const before = { content_en: 'Older', content_es: 7, date: '2026-10-01' };
    const { user, wrote } = open(`?item=${ITEM.news_id}`, {
      'GET /rest/v1/admin_log': [{ ...LOG_ENTRY, subject: 'news_items', before }],
    });
    await user.click(await screen.findByText('History'));
    await user.click(await screen.findByRole('button', { name: 'Use this version' }));
    expect([words('English').value, words('Spanish').value, words('French').value]).toEqual([
      'Older',
      '',
      'L’hiver',
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('2026-10-01');
    expect(wrote(`PATCH ${NEWS}`)).toEqual([]);
  });

  it('is saved whole, and what stays empty is null', async () => {
    const { user, wrote, router } = open('?item=new');
    const key = await screen.findByRole('textbox', { name: 'Key' });
    const save = screen.getByRole('button', { name: 'Save' });
    await user.click(save);
    expect(wrote(`POST ${NEWS}`)).toEqual([]);
    await user.type(key, ' snow ');
    await user.type(words('English'), 'Snow!');
    await user.click(save);
    await waitFor(() => expect(messagesShown()).toEqual(['The news is saved.']));
    expect(wrote(`POST ${NEWS}`)).toEqual([
      expect.objectContaining({
        translation_key: 'snow',
        content_en: 'Snow!',
        content_es: null,
        content_fr: null,
        publish_at: null,
      }),
    ]);
    expect(router.state.location.pathname + router.state.location.search).toBe('/admin/news');
  });

  it('takes a translation of the service, which has to be read before it is saved', async () => {
    const { user } = open(`?item=${ITEM.news_id}`, {
      'POST /functions/v1/translate': { translations: ['Ha llegado el invierno'] },
    });
    await user.click(await screen.findByRole('button', { name: 'Into Spanish' }));
    await waitFor(() => expect(words('Spanish').value).toBe('Ha llegado el invierno'));
    expect(messagesShown()).toEqual(['Translated. Read it before you save.']);
  });

  it('says when only known words could be translated', async () => {
    const { user } = open(`?item=${ITEM.news_id}`, {
      'POST /functions/v1/translate': () => ({ status: 503, body: { code: 'not_configured' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Into Spanish' }));
    await waitFor(() => expect(messagesShown()[0]).toMatch(/^The translator could not be asked/));
    expect(words('Spanish').value).not.toBe('');
  });

  it('is previewed without its scripts', async () => {
    const { user } = open('?item=new');
    await screen.findByRole('textbox', { name: 'Key' });
    await user.click(words('English'));
    await user.paste('<p>Hello <script>document.title = "stolen"</script><strong>you</strong></p>');
    const shown = await screen.findByText('you');
    expect(shown.tagName).toBe('STRONG');
    expect(document.querySelector('script')).toBeNull();
  });

  it('is deleted after a question that names it', async () => {
    const { user, wrote, router } = open(`?item=${ITEM.news_id}`);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: /Winter is here.* of 2026-11-01\?/ });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(messagesShown()).toEqual(['The news is deleted.']));
    expect(wrote(`DELETE ${NEWS}`)).toHaveLength(1);
    expect(router.state.location.search).toBe('');
  });
});
