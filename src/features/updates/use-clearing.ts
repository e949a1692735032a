import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { reloadSoon } from '#platform/caches.ts';
import { useLanguage } from '#platform/use-language.ts';
import { toast } from '#ui/toast/toast.tsx';
import { clearDevice, type Cleared, type Clearing } from './clear-device.ts';
import { sizeText } from './size-text.ts';

/**
 * Returns the four ways to clear this device, each with its messages (docs/product.md, "Refreshing
 * and clearing"). `busy` names the one in progress.
 */
export function useClearing() {
  const { t } = useLingui();
  const language = useLanguage();
  const [busy, setBusy] = useState<Clearing | null>(null);
  const sizes = ({ before, after }: Cleared & { ok: true }) => {
    const [was, is] = [sizeText(before, language), sizeText(after, language)];
    return t`${was} before, ${is} now. Your lists, games and choices are untouched.`;
  };
  const fail = (title: string, reason: 'offline' | 'refused') =>
    toast.error({
      title,
      description:
        reason === 'offline'
          ? t`The server does not answer, and without it the app could not be loaded again. Nothing was cleared.`
          : t`The browser did not let go of everything. Your lists, games and choices are untouched.`,
    });
  const run = async (what: Clearing, done: string, failed: string, reloads: boolean) => {
    setBusy(what);
    if (reloads) toast.info({ title: t`Clearing cache and reloading...`, id: 'clearing' });
    const cleared = await clearDevice(what);
    setBusy(null);
    toast.dismiss('clearing');
    if (!cleared.ok) {
      fail(failed, cleared.reason);
      return;
    }
    toast.success({ title: done, description: sizes(cleared), duration: 10_000 });
    if (reloads) reloadSoon();
  };
  const refused = t`Failed to clear cache. Please try refreshing manually.`;
  return {
    busy,
    /** The question before a clearing could not be fetched, so nothing was cleared. */
    notAsked: () => fail(refused, 'offline'),
    quick: async () =>
      run('quick', t`Quick optimization complete - refresh page for best results`, refused, false),
    auth: async () =>
      run('auth', t`Stale auth data cleared successfully`, t`Failed to clear auth data`, false),
    authOfCard: async () =>
      run('auth', t`Stale auth data cleared! Please refresh the page.`, t`Failed to clear auth data`, false),
    caches: async () => run('caches', t`All caches cleared, reloading...`, refused, true),
    everything: async () => run('everything', t`All caches cleared, reloading...`, refused, true),
  };
}
