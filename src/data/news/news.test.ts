import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callRest } from '#platform/backend/call-rest.ts';
import { setAddress } from '#tests/builders/page-location.ts';
import { countUsers, defaultNews, loadNews } from './news.ts';

vi.mock('#platform/backend/call-rest.ts', () => ({ callRest: vi.fn<() => Promise<unknown>>() }));
vi.mock('#platform/log-failure.ts', () => ({ logFailure: vi.fn<() => void>() }));
const called = vi.mocked(callRest);

beforeEach(() => {
  called.mockReset();
  setAddress('https://muster.example.org');
});

describe('news', () => {
  it('are asked for newest first, as many as are wanted', async () => {
    called.mockResolvedValue([{ id: '1', news_id: 'n', date: '2026-01-01', content_en: 'x', content_es: 7 }]);
    const { items } = await loadNews(3);
    expect(called.mock.calls[0]?.[0].query).toMatchObject({ order: 'date.desc', limit: '3' });
    expect(items).toEqual([
      { id: 'n', date: '2026-01-01', key: '', content: { en: 'x', es: null, fr: null } },
    ]);
  });

  it('are none when the server has none', async () => {
    called.mockResolvedValue([]);
    expect(await loadNews()).toEqual({ items: [], failed: false });
  });

  it('are the default items when nothing can be read', async () => {
    const failed = { items: defaultNews, failed: true };
    called.mockRejectedValue(new Error('no'));
    expect(await loadNews()).toEqual(failed);
    called.mockResolvedValue({ message: 'no list' });
    expect(await loadNews()).toEqual(failed);
    called.mockResolvedValue([{ id: '1' }]);
    expect(await loadNews()).toEqual(failed);
    const [first, second] = defaultNews.map(({ date }) => Date.parse(date));
    expect((first ?? 0) - (second ?? 0)).toBe(86_400_000);
  });
});

describe('the number of players', () => {
  it('is tried three times, then 470', async () => {
    called.mockRejectedValue(new Error('no'));
    expect([await countUsers(), called.mock.calls.length]).toEqual([470, 3]);
    called.mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(12);
    expect(await countUsers()).toBe(12);
  });

  it('is tried once where the data are local', async () => {
    setAddress('http://localhost');
    called.mockRejectedValue(new Error('no'));
    expect([await countUsers(), called.mock.calls.length]).toEqual([470, 1]);
  });
});
