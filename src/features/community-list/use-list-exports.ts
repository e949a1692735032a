import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useFetchFailure } from '#components/lazy/use-fetch-failure.ts';
import type { Post } from '#data/community/post.ts';
import { whenIdle } from '#platform/after-paint.ts';
import { copyText } from '#platform/clipboard.ts';
import { absoluteUrl, paths } from '#platform/paths.ts';
import { openPrintWindow } from '#platform/print-window.ts';
import { canShare, shareLink } from '#platform/share-sheet.ts';
import { useLanguage } from '#platform/use-language.ts';
import { toast } from '#ui/toast/toast.tsx';

const loadExports = () => import('./list-exports.ts');
type Exports = Awaited<ReturnType<typeof loadExports>>;

/**
 * Returns the exports of a list: to the builder, as a link, as text, and on paper. Each reports its
 * outcome.
 */
export function useListExports(post: Post) {
  const { t } = useLingui();
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
  const print = (address: string) => {
    if (!openPrintWindow(address))
      toast.error({ title: t`Failed to open print window. Check your popup blocker.` });
  };
  return {
    /** A copy remembers what it is based on; the original is its author's, to be edited. */
    openInBuilder: (as: 'copy' | 'original', address: string) =>
      withExports(async ({ loadIntoBuilder }) => {
        loadIntoBuilder(post, as);
        await navigate(address);
      }),
    share: async () => {
      const url = absoluteUrl(paths.communityList(post.id));
      const outcome = canShare() ? await shareLink({ title: post.name, url }) : 'unavailable';
      if (outcome !== 'unavailable') return;
      if (await copyText(url)) toast.success({ title: t`Link copied to clipboard` });
      else toast.error({ title: t`Failed to copy link` });
    },
    copyText: () =>
      withExports(async ({ textOf }) => {
        const isCopied = await copyText(textOf(post, language));
        if (isCopied) toast.success({ title: t`Army list has been copied to your clipboard` });
        else toast.error({ title: t`Could not copy text to clipboard` });
      }),
    printFull: () => withExports(({ fullPrint }) => print(fullPrint(post))),
    printCards: () => withExports(({ cardsPrint }) => print(cardsPrint(post))),
    printCourtesy: () => withExports(({ courtesyPrint }) => print(courtesyPrint(post))),
  };
}

export type ListExports = ReturnType<typeof useListExports>;
