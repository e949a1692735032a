import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { loadTimeColor } from '#domain/updates/cache-health.ts';
import { hasUnsent } from '#platform/service-worker/is-busy.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { writeText } from '#platform/storage/local.ts';
import { useLanguage } from '#platform/use-language.ts';
import { PHONE } from '#ui/breakpoints.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { AskClearing } from './ask-clearing.tsx';
import { Troubleshooting } from './troubleshooting.tsx';
import { updateLater, updateNow, updateStore } from './update-store.ts';
import styles from './updates.module.css';
import { useClearing } from './use-clearing.ts';

/**
 * “Update Available” (docs/product.md, "Updates and start"): nothing happens before the player
 * chooses.
 */
export function UpdateCard() {
  const { t } = useLingui();
  const update = useStore(updateStore, (state) => state.update);
  const version = useStore(updateStore, (state) => state.newVersion);
  const [isWarned, setWarned] = useState(false);
  if (update === 'none') return null;
  const press = () => {
    if (!isWarned && hasUnsent()) setWarned(true);
    else updateNow();
  };
  const call = (size: 'sm' | 'md') => (
    <Button variant="primary" size={size} icon="refresh" onClick={press}>
      {isWarned ? <Trans>Update anyway</Trans> : <Trans>Update Now</Trans>}
    </Button>
  );
  const warning = isWarned && (
    <p role="alert" className={styles.warning}>
      <Trans>You have unsent text on this page. Updating now would lose it.</Trans>
    </p>
  );
  return (
    <Card
      title={t`Update Available`}
      closeLabel={t`Close`}
      onClose={updateLater}
      call={call('sm')}
      warning={warning}
    >
      <p>
        {version === null ? (
          <Trans>A new version of Muster is ready.</Trans>
        ) : (
          <Trans>Version {version} of Muster is ready.</Trans>
        )}{' '}
        <Trans>It takes a moment. Your lists, drafts, games and choices stay as they are.</Trans>
      </p>
      <div className={styles.calls}>
        {call('md')}
        <Button variant="secondary" onClick={updateLater}>
          <Trans>Later</Trans>
        </Button>
      </div>
      <Disclosure title={t`Troubleshooting`}>
        <Troubleshooting />
      </Disclosure>
    </Card>
  );
}

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
    <Card title={t`Performance Optimizer`} closeLabel={t`Do not show again`} onClose={dismiss}>
      <p>
        <Trans>Clearing up may help Muster start faster. Your lists, games and choices stay.</Trans>
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
        <Button size="sm" busy={clearing.busy === 'quick'} onClick={clearing.quick}>
          <Trans>Quick Optimization</Trans>
        </Button>
        <Button size="sm" busy={clearing.busy === 'auth'} onClick={clearing.auth}>
          <Trans>Clear Auth Cache</Trans>
        </Button>
        <Button size="sm" variant="quiet" busy={clearing.busy === 'everything'} onClick={() => setAsks(true)}>
          <Trans>Nuclear Reset</Trans>
        </Button>
      </div>
      {asks && <AskClearing what="everything" clearing={clearing} onClose={() => setAsks(false)} />}
    </Card>
  );
}

type CardProps = {
  title: string;
  /** The name of the button that closes the card. */
  closeLabel: string;
  onClose: () => void;
  /** The action that a phone shows while the card is folded. */
  call?: ReactNode;
  /** A warning that shows even while the card is folded. */
  warning?: ReactNode;
  children: ReactNode;
};

/** A card of the app itself. On a phone it is one line until its title is pressed. */
export function Card({ title, closeLabel, onClose, call, warning, children }: CardProps) {
  const isPhone = useMediaQuery(PHONE);
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = !isPhone || isUnfolded;
  return (
    <section className={styles.card} data-folded={isOpen ? undefined : ''} aria-label={title}>
      <header className={styles.head}>
        <h2>
          {isPhone ? (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={isOpen}
              onClick={() => setUnfolded(!isOpen)}
            >
              <Icon name={isOpen ? 'chevron-down' : 'chevron-up'} size={18} />
              {title}
            </button>
          ) : (
            title
          )}
        </h2>
        {!isOpen && call}
        <Button variant="quiet" iconOnly icon="close" label={closeLabel} onClick={onClose} />
      </header>
      {warning}
      {isOpen && children}
    </section>
  );
}
