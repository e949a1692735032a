import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOG_ENTRY, openAdmin } from '#tests/builders/admin-page.tsx';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { ChangelogSection } from './changelog-section.tsx';

const SAVED = { content: '# Changelog\n\n## [1.2.3]\n\n- Faster', updated_at: '2026-11-20T10:00:00Z' };
const TABLE = '/rest/v1/site_texts';

function open(saved: readonly object[], routes: Parameters<typeof openAdmin>[1] = {}) {
  return openAdmin(<ChangelogSection />, {
    [`GET ${TABLE}`]: saved,
    [`POST ${TABLE}`]: null,
    [`DELETE ${TABLE}`]: [{ id: 'changelog' }],
    'GET /CHANGELOG.md': 'Release [1.0.0]',
    'GET /rest/v1/admin_log': [],
    ...routes,
  });
}

const text = async () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Changelog (Markdown)' });
const press = (name: string) => screen.getByRole('button', { name });

afterEach(() => vi.unstubAllGlobals());

describe('the changelog', () => {
  it('is that of the release while nobody wrote another, and saved as it is', async () => {
    const { user, wrote } = open([]);
    expect((await text()).value).toContain('Release [1.0.0]');
    expect(screen.getByText('from the release file')).not.toBeNull();
    expect(screen.getByText('Version 1.0.0')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Show the file' })).toBeNull();
    await user.click(press('Save'));
    await waitFor(() => expect(messagesShown()).toEqual(['The changelog is saved and shown.']));
    expect(wrote(`POST ${TABLE}?on_conflict=id`)).toEqual([
      { id: 'changelog', content: (await text()).value },
    ]);
  });

  it('begins empty where the release has no file', async () => {
    open([], { 'GET /CHANGELOG.md': () => ({ status: 404, body: 'Not found' }) });
    expect((await text()).value).toBe('# Changelog\n');
  });

  it('that was written here is saved once it differs, and warns of a version that cannot be read', async () => {
    const { user, wrote } = open([SAVED]);
    await user.click(await text());
    expect(screen.getByText('written here')).not.toBeNull();
    await user.click(press('Save'));
    await user.clear(await text());
    await user.click(press('Save'));
    expect(wrote(`POST ${TABLE}`)).toEqual([]);
    await user.type(await text(), '## 1.3.0 <b>');
    expect(screen.getByText('no version in brackets, such as [1.2.3]')).not.toBeNull();
    expect(screen.getByText('## 1.3.0 <b>', { selector: 'pre' })).not.toBeNull();
    await user.click(press('Save'));
    await waitFor(() =>
      expect(wrote(`POST ${TABLE}`)).toEqual([{ id: 'changelog', content: '## 1.3.0 <b>' }]),
    );
  });

  it('that could not be saved stays in the editor', async () => {
    const { user } = open([SAVED], {
      [`POST ${TABLE}`]: () => ({ status: 400, body: { code: '23514', message: 'x' } }),
    });
    await user.type(await text(), '!');
    await user.click(press('Save'));
    await waitFor(() => expect(messagesShown()[0]).toMatch(/^That did not work \| Something in it/));
    expect((await text()).value).toBe(`${SAVED.content}!`);
  });

  it('gives way to the file after a question', async () => {
    const { user, wrote, confirm } = open([SAVED]);
    await user.click(await screen.findByRole('button', { name: 'Show the file' }));
    await confirm('Show the changelog of the release again?', 'Show the file');
    await waitFor(() => expect(messagesShown()).toEqual(['The file is shown again.']));
    expect(wrote(`DELETE ${TABLE}?id=eq.changelog`)).toHaveLength(1);
  });

  it('comes back out of its history, where it was text', async () => {
    const rows = [
      { ...LOG_ENTRY, id: 9, subject: 'site_texts', before: { content: 7 } },
      { ...LOG_ENTRY, id: 8, subject: 'site_texts', before: { content: 'Older [1.1.0]' } },
      { ...LOG_ENTRY, id: 7, subject: 'site_texts', action: 'insert', before: null },
    ];
    const { user } = open([SAVED], { 'GET /rest/v1/admin_log': rows });
    await user.click(await screen.findByText('History'));
    const [newer, older, ...others] = await screen.findAllByRole('button', { name: 'Use this version' });
    expect(others).toEqual([]);
    await user.click(newer as HTMLElement);
    expect((await text()).value).toBe(SAVED.content);
    await user.click(older as HTMLElement);
    expect((await text()).value).toBe('Older [1.1.0]');
  });
});
