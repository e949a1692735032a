import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { measureStores } from '#platform/offline/measure.ts';
import { keepPictures, keptAmong, type Progress, removePictures } from '#platform/offline/pictures.ts';
import { PICTURES } from '#platform/service-worker/cache-names.ts';
import { useLanguage } from '#platform/use-language.ts';
import { toast } from '#ui/toast/toast.tsx';
import { sizeText } from './size-text.ts';

const picturesBytes = async () => (await measureStores((name) => name === PICTURES)).bytes;

/** Keeps pictures for offline use, with how far it is; a download ends when the page is left. */
export function useTakeAlong(addresses: readonly string[]) {
  const { t } = useLingui();
  const language = useLanguage();
  const { kept, count } = useKept(addresses);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [isBusy, setBusy] = useState(false);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);
  const start = async () => {
    const controller = new AbortController();
    stopper.current = controller;
    setBusy(true);
    const end = await keepPictures(addresses, { onProgress: setProgress, signal: controller.signal });
    setBusy(false);
    await count();
    const bytes = sizeText(end.bytes, language);
    if (end.done === end.total)
      toast.success({ title: t`All pictures are on this device`, description: t`${bytes} fetched.` });
    else if (!controller.signal.aborted)
      toast.error({
        title: t`Some pictures could not be fetched`,
        description: t`Those that came are kept. Press again to try once more.`,
      });
  };
  const removeAll = async () => {
    const before = await picturesBytes();
    const ok = await removePictures();
    setProgress(null);
    await count();
    if (!ok) {
      toast.error({ title: t`The pictures could not be removed` });
      return;
    }
    const [was, is] = [sizeText(before, language), sizeText(await picturesBytes(), language)];
    toast.success({ title: t`Pictures removed`, description: t`${was} before, ${is} now.` });
  };
  return {
    kept,
    total: addresses.length,
    progress,
    isBusy,
    start,
    stop: () => stopper.current?.abort(),
    removeAll,
  };
}

/** Counts the pictures that are kept, on mount and on request; null until the first count. */
function useKept(addresses: readonly string[]) {
  const [kept, setKept] = useState<number | null>(null);
  const names = addresses.join(' ');
  useEffect(() => {
    let isCurrent = true;
    void keptAmong(names.split(' ')).then((found) => isCurrent && setKept(found));
    return () => {
      isCurrent = false;
    };
  }, [names]);
  return { kept, count: async () => setKept(await keptAmong(addresses)) };
}
