import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { queryClient } from '#data/query/query-client.ts';
import { loadSignOut } from '#data/session/load-sign-out.ts';
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
  const sizes = ({ before, after }: Cleared & { ok: true }) => {
    if (before === after) return t`There was nothing to clear.`;
    const [was, is] = [sizeText(before, language), sizeText(after, language)];
    if (was === is) return t`Your lists, games and choices are untouched.`;
    return t`${was} before, ${is} now. Your lists, games and choices are untouched.`;
  };
  const fail = (title: string, reason: 'offline' | 'refused') =>
    toast.error({
      id: OUTCOME,
      title,
      description:
        reason === 'offline'
          ? t`The server does not answer, and without it the app could not be loaded again. Nothing was cleared.`
          : t`The browser could not clear everything. Your lists, games and choices are untouched.`,
    });
  const refused = t`Failed to clear cache. Please try refreshing manually.`;
  const { isPending, variables, mutate } = useMutation(
    {
      mutationFn: async ({ what }: Run) => {
        if (reloads(what)) toast.info({ title: t`Clearing cache and reloading...`, id: 'clearing' });
        return clearDevice(what);
      },
      onSettled: () => toast.dismiss('clearing'),
      onError: (_error, { failed = refused }) => fail(failed, 'refused'),
      onSuccess: (cleared, { what, done, failed = refused }) => {
        if (!cleared.ok) {
          fail(failed, cleared.reason);
          return;
        }
        // Nobody can read more before the page reloads.
        const said = reloads(what) ? {} : { description: sizes(cleared) };
        toast.success({ id: OUTCOME, title: done, ...said, duration: 10_000 });
        if (reloads(what)) reloadSoon();
      },
    },
    queryClient(),
  );
  const auth = (done: string) => mutate({ what: 'auth', done, failed: t`Failed to clear auth data` });
  return {
    busy: isPending ? variables.what : null,
    quick: () =>
      mutate({ what: 'quick', done: t`Quick optimization complete - refresh page for best results` }),
    auth: () => auth(t`Stale auth data cleared successfully`),
    authOfCard: () => auth(t`Stale auth data cleared! Please refresh the page.`),
    caches: () => mutate({ what: 'caches', done: t`All caches cleared, reloading...` }),
    everything: () => mutate({ what: 'everything', done: t`All caches cleared, reloading...` }),
  };
}

/** The message on the last clearing: a newer one takes its place. */
const OUTCOME = 'cleared';

type Run = { readonly what: Clearing; readonly done: string; readonly failed?: string };

/** True for a clearing that empties the app's own caches, after which the page loads again. */
const reloads = (what: Clearing) => what === 'caches' || what === 'everything';

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
  if (reloads(what)) {
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
  const signOut = await loadSignOut();
  // Without a network the keys go all the same.
  await signOut?.('local').catch(() => undefined);
}
