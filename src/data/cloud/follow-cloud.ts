import { hearOwn } from '../live/hear-own.ts';
import { lookAtCloud, type OpenListNews } from './look-at-cloud.ts';

/** A page without live channels asks when it comes into view, but not more often than this. */
const SOON_MS = 60_000;

/**
 * Calls back when another device changed or deleted the list that is open, until the returned
 * function is called: now, after each hint of the backend, and when the page comes into view.
 */
export function followCloud(userId: string, onNews: (news: OpenListNews) => void): () => void {
  let askedAt = Number.NEGATIVE_INFINITY;
  let isOver = false;
  const look = async () => {
    askedAt = performance.now();
    const news = await lookAtCloud(userId);
    if (!isOver) onNews(news);
  };
  const ask = () => void look().catch(() => undefined);
  const askIfDue = () => {
    if (document.visibilityState === 'visible' && performance.now() - askedAt > SOON_MS) ask();
  };
  const silence = hearOwn(['lists'], ask);
  document.addEventListener('visibilitychange', askIfDue);
  askIfDue();
  return () => {
    isOver = true;
    silence();
    document.removeEventListener('visibilitychange', askIfDue);
  };
}
