/**
 * The first view of a page, as HTML: built for Node, where our server draws lists into pages before
 * any script runs (server/http/first-view).
 */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { postQuery } from '#data/community/post.ts';
import { queryClient } from '#data/query/query-client.ts';
import { checkRelease } from '#data/release/check-release.ts';
import { showRelease } from '#data/release/show-release.ts';
import { isUuid } from '#domain/access/token.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { decodeList } from '#domain/sharing/decode.ts';
import { Component as CommunityListPage } from '#features/community-list/community-list-page.tsx';
import { loadUnits } from '#features/community-list/load-content.ts';
import { Component as SharedListPage } from '#features/shared-list/shared-list-page.tsx';
import type { RestCaller } from '#platform/backend/call-rest.ts';
import { messagesIn } from '#platform/language/messages.ts';
import { memoryRouter } from '#platform/routing/memory-router.ts';
import { CurrentPage, RouterView } from '#platform/routing/router-view.tsx';
import type { PagePath } from './page-table.ts';
import { LoadingScreen } from './shell/loading-screen.tsx';

/** The content of every page while it loads. */
const LOADING = '/loading';

/** Stands in a post until the code of its units is there. */
const UNITS = '<span data-loading-page=""></span>';

/**
 * Returns the content of a list's page, or of any page while it loads (`/loading`), in a language.
 * Null for a link that holds no list, a post that this caller may not read, and any other path.
 * Throws when a post cannot be read.
 */
export async function firstView(
  path: string,
  language: Language,
  caller: RestCaller,
): Promise<string | null> {
  const [, place = '', name = '', ...more] = path.split('/');
  if (path === LOADING) return drawn(path, '*', <LoadingScreen />, language);
  if (more.length > 0) return null;
  await takeRelease(caller);
  if (place === 'shared-list') {
    if (!decodeList(decodeURIComponent(name)).ok) return null;
    return drawn(path, '/shared-list/:code', <SharedListPage />, language);
  }
  return place === 'community-lists' && isUuid(name) ? drawnPost(path, name, language, caller) : null;
}

/** The age of a look for releases that is good enough, in milliseconds. */
const FRESH_MS = 5_000;
let lookedAt = Number.NEGATIVE_INFINITY;

/** Lists show with the newest release of the catalogue. */
async function takeRelease(caller: RestCaller): Promise<void> {
  if (performance.now() - lookedAt < FRESH_MS) return;
  lookedAt = performance.now();
  const news = await checkRelease(caller);
  if (news.kind === 'new') await showRelease(news.release);
}

async function drawnPost(path: string, id: string, language: Language, caller: RestCaller) {
  const client = queryClient();
  const query = postQuery(id, caller);
  const [post, UnitsSection] = await Promise.all([
    client.query({ ...query, retry: false, staleTime: 0 }),
    loadUnits(),
  ]);
  if (post === null) return null;
  // Nothing else runs between this and the page.
  client.setQueryData(query.queryKey, post);
  const page = drawn(path, '/community-lists/:id', <CommunityListPage />, language);
  client.removeQueries({ queryKey: query.queryKey });
  // The page fetches the code of its units once it runs.
  return page.replace(UNITS, () => drawn(path, '*', <UnitsSection post={post} cardPlace={null} />, language));
}

function drawn(path: string, pattern: PagePath, element: ReactNode, language: Language): string {
  i18n.loadAndActivate({ locale: language, messages: messagesIn(language) });
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterView router={memoryRouter({ [pattern]: () => element }, path)}>
        <CurrentPage loading={null} />
      </RouterView>
    </I18nProvider>,
  );
  // Quotes and angles in a text are escaped, so these are the document's own.
  return html
    .replaceAll(/<title>[^<]*<\/title>|<link rel="preload"[^>]*>/g, '')
    .replaceAll(' style="', ' data-drawn="');
}
