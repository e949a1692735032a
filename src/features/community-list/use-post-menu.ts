import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { sayOpenedAsCopy } from '#components/undo/opened-as-copy.ts';
import { usePrintWindow } from '#components/print-window/use-print-window.ts';
import { useCopy } from '#components/clipboard/use-copy.ts';
import { useShareLink } from '#components/clipboard/use-share-link.ts';
import { useFetchFailure } from '#components/lazy/use-fetch-failure.ts';
import type { Post } from '#data/community/post.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { whenIdle } from '#platform/after-paint.ts';
import { absoluteUrl, paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { useLanguage } from '#platform/use-language.ts';
import type { MenuItem } from '#ui/menu/menu-item.ts';
import { loadExports } from './load-content.ts';
import type { Ask } from './post-questions.tsx';

type PostMenu = {
  post: Post;
  userId: string | null;
  ask: Ask;
  exports: ReturnType<typeof useListExports>;
};

/**
 * Returns the rarer actions of a posted list, and those for its author, other readers or
 * administrators only.
 */
export function usePostMenu(menu: PostMenu): readonly MenuItem[] {
  const { t } = useLingui();
  const authors = useAuthorItems(menu);
  const readers = useReaderItems(menu);
  const isOwn = menu.userId === menu.post.authorId;
  return [
    {
      id: 'compare',
      label: t`Compare with mine`,
      icon: 'list',
      onSelect: () => menu.ask({ kind: 'compare' }),
    },
    { id: 'print', label: t`Print Full List`, icon: 'print', onSelect: () => void menu.exports.printFull() },
    {
      id: 'courtesy',
      label: t`Print Courtesy List`,
      icon: 'print',
      onSelect: () => void menu.exports.printCourtesy(),
    },
    { id: 'cards', label: t`Print all cards`, icon: 'card', onSelect: () => void menu.exports.printCards() },
    ...authors,
    ...(isOwn ? [] : readers),
  ];
}

function useAuthorItems({ post, userId, ask, exports }: PostMenu): readonly MenuItem[] {
  const { t } = useLingui();
  const viewer = useViewer();
  const isOwn = userId === post.authorId;
  const isAdmin = viewer.status === 'authenticated' && viewer.isWabAdmin;
  const edit = () => void exports.openInBuilder('original', `${paths.builder()}?dialog=post`);
  const takeDown: MenuItem = {
    id: 'take-down',
    label: t`Take the list down`,
    icon: 'close',
    onSelect: () => ask({ kind: 'take-down' }),
  };
  const rename = {
    id: 'rename',
    label: t`Rename the list`,
    icon: 'edit' as const,
    onSelect: () => ask({ kind: 'rename' }),
  };
  const deletion: MenuItem = {
    id: 'delete',
    label: t`Delete for good`,
    icon: 'trash',
    danger: true,
    onSelect: () => ask({ kind: 'delete' }),
  };
  return [
    ...(isOwn
      ? [{ id: 'edit', label: t`Edit the list`, icon: 'edit' as const, onSelect: edit }, rename]
      : []),
    ...((isOwn || isAdmin) && post.isActive ? [takeDown] : []),
    ...(isOwn ? [deletion] : []),
  ];
}

function useReaderItems({ post, userId, ask }: PostMenu): readonly MenuItem[] {
  const { t } = useLingui();
  const { author } = post;
  const report: MenuItem = {
    id: 'report',
    label: t`Report the list`,
    icon: 'flag',
    onSelect: () => ask({ kind: 'report', about: 'list', targetId: post.id }),
  };
  if (author === null) return [report];
  if (userId === null) return [report];
  const block: MenuItem = {
    id: 'block',
    label: t`Block ${author.name}`,
    icon: 'close',
    danger: true,
    onSelect: () => ask({ kind: 'block', player: author }),
  };
  return [report, block];
}

type Exports = Awaited<ReturnType<typeof loadExports>>;

/**
 * Returns the exports of a list: to the builder, as a link, as text, and on paper. Each reports its
 * outcome.
 */
export function useListExports(post: Post) {
  const language = useLanguage();
  const navigate = useNavigate();
  const reportFailure = useFetchFailure();
  // Ready before anybody presses: a window for paper opens only right after a press.
  useEffect(() => whenIdle(() => void loadExports().catch(() => undefined)), []);
  const withExports = async (run: (exports: Exports) => void | Promise<void>) => {
    const exports = await loadExports().catch(() => null);
    if (exports === null) reportFailure();
    else await run(exports);
  };
  const print = usePrintWindow();
  const { copyList } = useCopy();
  const shareLink = useShareLink();
  return {
    /** A copy remembers what it is based on; the original is its author's, to be edited. */
    openInBuilder: (as: 'copy' | 'original', address: string) =>
      withExports(async ({ loadIntoBuilder }) => {
        loadIntoBuilder(post, as);
        if (as === 'copy') sayOpenedAsCopy();
        await navigate(address);
      }),
    share: async () => shareLink(post.name, absoluteUrl(paths.communityList(post.id))),
    copyText: () =>
      withExports(async ({ textOf }) => {
        await copyList(textOf(post, language));
      }),
    printFull: () => withExports(({ fullPrint }) => print(fullPrint(post))),
    printCards: () => withExports(({ cardsPrint }) => print(cardsPrint(post))),
    printCourtesy: () => withExports(({ courtesyPrint }) => print(courtesyPrint(post))),
  };
}
