import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryClient } from '#data/query/query-client.ts';
import { measureStores } from '#platform/offline/measure.ts';
import { keepPictures, keptAmong, type Progress, removePictures } from '#platform/offline/pictures.ts';
import { PICTURES } from '#platform/service-worker/cache-names.ts';
import { useLanguage } from '#platform/use-language.ts';
import { toast } from '#ui/toast/toast.tsx';
import { DEVICE } from './cache-diagnostics.tsx';
import { sizeText } from './size-text.ts';

const picturesBytes = async () => (await measureStores((name) => name === PICTURES)).bytes;

/** Keeps pictures for offline use, with how far it is; a download ends when the page is left. */
export function useTakeAlong(addresses: readonly string[]) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);
  const { data: kept = null } = useQuery(
    { queryKey: [...DEVICE, 'pictures', addresses], queryFn: async () => keptAmong(addresses), staleTime: 0 },
    queryClient(),
  );
  const download = useDownload(addresses, setProgress);
  const removal = useRemoval(() => setProgress(null));
  return {
    kept,
    total: addresses.length,
    progress,
    isBusy: download.isPending,
    start: () => {
      stopper.current = new AbortController();
      download.mutate(stopper.current);
    },
    stop: () => stopper.current?.abort(),
    removeAll: () => removal.mutate(),
  };
}

const measureAgain = async () => queryClient().invalidateQueries({ queryKey: DEVICE });

function useDownload(addresses: readonly string[], onProgress: (progress: Progress) => void) {
  const { t } = useLingui();
  const language = useLanguage();
  return useMutation(
    {
      mutationFn: async ({ signal }: AbortController) => keepPictures(addresses, { onProgress, signal }),
      onSuccess: (end, { signal }) => {
        const bytes = sizeText(end.bytes, language);
        if (end.done === end.total)
          toast.success({ title: t`All pictures are on this device`, description: t`${bytes} fetched.` });
        else if (!signal.aborted)
          toast.error({
            title: t`Some pictures could not be fetched`,
            description: t`Those that came are kept. Press again to try once more.`,
          });
      },
      onSettled: measureAgain,
    },
    queryClient(),
  );
}

function useRemoval(onRemoved: () => void) {
  const { t } = useLingui();
  const language = useLanguage();
  return useMutation(
    {
      mutationFn: async () => {
        const before = await picturesBytes();
        const ok = await removePictures();
        return { ok, before, after: await picturesBytes() };
      },
      onSuccess: ({ ok, before, after }) => {
        onRemoved();
        if (!ok) {
          toast.error({ title: t`The pictures could not be removed` });
          return;
        }
        const [was, is] = [sizeText(before, language), sizeText(after, language)];
        toast.success({ title: t`Pictures removed`, description: t`${was} before, ${is} now.` });
      },
      onSettled: measureAgain,
    },
    queryClient(),
  );
}
