import { useEffect, useState } from 'react';
import { loadNews } from '#data/news/news.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import type { NewsItem } from '#domain/reader/news-text.ts';

/**
 * `waiting`: it is not known yet who is there, and news wait for that (docs/product.md, "News").
 */
export type NewsState =
  | { readonly status: 'waiting' | 'loading' }
  | { readonly status: 'loaded'; readonly items: readonly NewsItem[]; readonly failed: boolean };

/** The news for who is there, `most` of them or all. */
export function useNews(most: number | null = null): NewsState {
  const isReady = useViewer().status !== 'loading';
  const [state, setState] = useState<NewsState>({ status: 'loading' });
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    void loadNews(most).then((news) => isCurrent && setState({ status: 'loaded', ...news }));
    return () => {
      isCurrent = false;
    };
  }, [isReady, most]);
  return isReady ? state : { status: 'waiting' };
}
