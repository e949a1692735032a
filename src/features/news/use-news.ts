import { useEffect, useState } from 'react';
import { loadNews } from '#data/news/news.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import type { NewsItem } from '#domain/reader/news-text.ts';

/** `waiting`: the viewer is not known yet, and news wait for that (docs/product.md, "News"). */
export type NewsState =
  | { readonly status: 'waiting' | 'loading' }
  | { readonly status: 'loaded'; readonly items: readonly NewsItem[]; readonly failed: boolean };

/** Returns the news for the current viewer, at most `most` of them; null for all. */
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
