import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { loadTimeColor } from '#domain/updates/cache-health.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { writeText } from '#platform/storage/local.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { AskClearing } from './ask-clearing.tsx';
import { updateStore } from './update-store.ts';
import styles from './updates.module.css';
import { useClearing } from './use-clearing.ts';

/**
 * “Performance Optimizer” (docs/product.md, "Performance card"): why the app starts slowly, and
 * possible remedies. It can be dismissed for ever.
 */
export function OptimizerCard() {
  const { t } = useLingui();
  const language = useLanguage();
  const clearing = useClearing();
  const { health, loadMs } = useStore(updateStore);
  const [isShown, setShown] = useState(true);
  const [asks, setAsks] = useState(false);
  if (!isShown) return null;
  const dismiss = () => {
    writeText(storageKeys.hideOptimizer, 'true');
    setShown(false);
  };
  const healths = { checking: t`checking`, good: t`good`, poor: t`poor` };
  const seconds = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'second',
    maximumFractionDigits: 1,
  }).format(loadMs / 1000);
  return (
    <section className={styles.card} aria-label={t`Performance Optimizer`}>
      <header className={styles.head}>
        <h2>
          <Trans>Performance Optimizer</Trans>
        </h2>
        <Button variant="quiet" iconOnly icon="close" label={t`Do not show again`} onClick={dismiss} />
      </header>
      <p>
        <Trans>Clearing up may let Muster start faster. Your lists, games and choices stay.</Trans>
      </p>
      <dl className={styles.facts}>
        <dt>
          <Trans>Cache health</Trans>
        </dt>
        <dd data-tone={health === 'poor' ? 'red' : 'green'}>{healths[health]}</dd>
        <dt>
          <Trans>Load time</Trans>
        </dt>
        <dd data-tone={loadTimeColor(loadMs)}>{seconds}</dd>
      </dl>
      <div className={styles.tools}>
        <Button size="sm" busy={clearing.busy === 'quick'} onClick={() => void clearing.quick()}>
          <Trans>Quick Optimization</Trans>
        </Button>
        <Button size="sm" busy={clearing.busy === 'auth'} onClick={() => void clearing.auth()}>
          <Trans>Clear Auth Cache</Trans>
        </Button>
        <Button
          size="sm"
          variant="danger"
          busy={clearing.busy === 'everything'}
          onClick={() => setAsks(true)}
        >
          <Trans>Nuclear Reset</Trans>
        </Button>
      </div>
      {asks && <AskClearing what="everything" clearing={clearing} onClose={() => setAsks(false)} />}
    </section>
  );
}
