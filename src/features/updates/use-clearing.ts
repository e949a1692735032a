import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cachedKeys, keysClearedByVersion, temporaryKeys } from '#domain/updates/storage-plan.ts';
import { clearCaches, reloadSoon } from '#platform/caches.ts';
import { measureAll } from '#platform/offline/measure.ts';
import { isAuthKey, isKeptKey } from '#platform/storage/keys.ts';
import { keys, remove } from '#platform/storage/local.ts';
import { useLanguage } from '#platform/use-language.ts';
import { toast } from '#ui/toast/toast.tsx';
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

/** The extents of a clearing. None of them touches lists, drafts, games, histories or choices. */
type Clearing =
  /** Cached data of older versions, and temporary keys. */
  | 'quick'
  /** Sessions: this device is signed out. */
  | 'auth'
  /** All caches of the app and cached responses. */
  | 'caches'
  /** Everything but what a player made or chose. */
  | 'everything';

/** The outcome of a clearing: bytes before and after it. */
type Cleared =
  | { readonly ok: true; readonly before: number; readonly after: number }
  | { readonly ok: false; readonly reason: 'offline' | 'refused' };

/**
 * Clears this device. Emptying the app's own caches needs the server, as the app could not be
 * loaded again without it.
 */
async function clearDevice(what: Clearing): Promise<Cleared> {
  const before = await measureAll();
  if (what === 'caches' || what === 'everything') {
    const outcome = await clearCaches();
    if (outcome !== 'cleared') return { ok: false, reason: outcome };
  }
  if (what === 'auth' || what === 'everything') await clearSessions();
  const results = keysOf(what).map(remove);
  if (results.some((result) => !result.ok)) return { ok: false, reason: 'refused' };
  return { ok: true, before, after: await measureAll() };
}

function keysOf(what: Clearing): readonly string[] {
  const all = keys('');
  const removed: Readonly<Record<Clearing, readonly string[]>> = {
    quick: [...new Set([...cachedKeys(all), ...temporaryKeys(all, isKeptKey)])],
    auth: all.filter(isAuthKey),
    caches: cachedKeys(all),
    everything: keysClearedByVersion(all, isKeptKey),
  };
  return removed[what];
}

/** Nobody is signed in afterwards; the service is told when there is one. */
async function clearSessions(): Promise<void> {
  try {
    const { signOut } = await import('#data/session/sign-out.ts');
    await signOut('local');
  } catch {
    // Without a network the keys go all the same.
  }
}
