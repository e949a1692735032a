import { useEffect } from 'react';
import type { Language } from '#domain/catalogue/types.ts';
import { fetchAhead } from '#platform/after-paint.ts';
import { useRouter } from '#platform/routing/router-view.tsx';
import { useLanguage } from '#platform/use-language.ts';
import type { PagePath } from '../page-table.ts';

type FetchBehind = () => Promise<(language: Language) => void>;

const loadPlay: FetchBehind = async () => (await import('../ahead/play-ahead.ts')).fetchPlayAhead;
const loadUnits: FetchBehind = async () => (await import('../ahead/units-ahead.ts')).fetchUnitsAhead;

/** Fetches what prefetches the pages behind a page, with their data in a language. */
const BEHIND: Readonly<Partial<Record<PagePath, FetchBehind>>> = {
  '/unit-stats': loadUnits,
  '/play/:gameId?': loadPlay,
  '/setup/:gameId?': loadPlay,
  '/deployment/:gameId?': loadPlay,
};

/** Prefetches the pages behind the present one, for a table without a network. */
export function useFetchBehind(): void {
  const language = useLanguage();
  const here = useRouter().state.page.path;
  const load = Object.entries(BEHIND).find(([path]) => path === here)?.[1];
  useEffect(
    () => (load === undefined ? undefined : fetchAhead([async () => (await load())(language)])),
    [load, language],
  );
}
