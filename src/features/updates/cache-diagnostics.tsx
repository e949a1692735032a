import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#data/query/query-client.ts';
import { cacheHealth } from '#domain/updates/cache-health.ts';
import { measureLocal, measureStores } from '#platform/offline/measure.ts';
import { isShell, PICTURES } from '#platform/service-worker/cache-names.ts';
import { useLanguage } from '#platform/use-language.ts';
import { sizeText } from './size-text.ts';
import styles from './updates.module.css';

type Stores = { readonly files: number; readonly bytes: number };

/** The key of what was measured on this device. */
export const DEVICE = ['device'] as const;

/** The data that this browser keeps for the app, measured on mount. */
export function CacheDiagnostics() {
  const { t } = useLingui();
  const language = useLanguage();
  const stores = useQuery(
    {
      queryKey: [...DEVICE, 'stores'],
      queryFn: async () => ({
        app: await measureStores(isShell),
        pictures: await measureStores((name) => name === PICTURES),
      }),
      staleTime: 0,
    },
    queryClient(),
  ).data;
  const local = measureLocal();
  const size = (bytes: number) => sizeText(bytes, language);
  const held = (store: Stores | undefined) =>
    store === undefined
      ? t`Measuring…`
      : t`${plural(store.files, { one: '# file', other: '# files' })}, ${size(store.bytes)}`;
  return (
    <dl className={styles.facts} aria-live="polite">
      <dt>
        <Trans>Cache health</Trans>
      </dt>
      <dd>{cacheHealth(local) === 'good' ? t`good` : t`poor`}</dd>
      <dt>
        <Trans>Local storage</Trans>
      </dt>
      <dd>
        {t`${plural(local.keys, { one: '# entry', other: '# entries' })}, ${size(local.bytes)}`}
        {', '}
        {t`${local.authKeys} for sessions`}
      </dd>
      <dt>
        <Trans>The app</Trans>
      </dt>
      <dd>{held(stores?.app)}</dd>
      <dt>
        <Trans>Pictures</Trans>
      </dt>
      <dd>{held(stores?.pictures)}</dd>
    </dl>
  );
}
