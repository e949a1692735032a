import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { cacheHealth } from '#domain/updates/cache-health.ts';
import { measureLocal, measureStores } from '#platform/offline/measure.ts';
import { isShell, PICTURES } from '#platform/service-worker/cache-names.ts';
import { useLanguage } from '#platform/use-language.ts';
import { sizeText } from './size-text.ts';
import styles from './updates.module.css';

type Stores = { readonly files: number; readonly bytes: number };

/** The data that this browser keeps for the app, measured once on mount. */
export function CacheDiagnostics() {
  const { t } = useLingui();
  const language = useLanguage();
  const [stores, setStores] = useState<{ readonly app: Stores; readonly pictures: Stores } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([measureStores(isShell), measureStores((name) => name === PICTURES)]).then(
      ([app, pictures]) => isCurrent && setStores({ app, pictures }),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  const local = measureLocal();
  const size = (bytes: number) => sizeText(bytes, language);
  const held = (store: Stores | undefined) =>
    store === undefined ? t`Measuring…` : t`${store.files} files, ${size(store.bytes)}`;
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
        {t`${local.keys} entries, ${size(local.bytes)}`}
        {', '}
        {t`${local.authKeys} of sessions`}
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
