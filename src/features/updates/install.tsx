import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { type InstallWay, offersInstall } from '#domain/updates/install-offer.ts';
import { isAtTable } from '#platform/at-table.ts';
import { askInstall, installStore, installWay, isInstalled } from '#platform/install.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { readText, writeText } from '#platform/storage/local.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from './cards.tsx';
import styles from './updates.module.css';

/** The time between two looks, in milliseconds: a list may be saved, the first minute end. */
const LOOK_MS = 2_000;

/**
 * Offers once to install the app (docs/product.md, "Installing"). After that the page about offline
 * use says how.
 */
export function InstallCard({ isFirstVisit }: { isFirstVisit: boolean }) {
  const { t } = useLingui();
  const way = useOfferedWay(isFirstVisit);
  const [isClosed, setClosed] = useState(false);
  const waits = useSyncExternalStore(everyLook, () => isAtTable());
  if (way === null || isClosed) return null;
  const close = () => setClosed(true);
  const install = () => {
    close();
    void askInstall();
  };
  const call = way === 'prompt' && (
    <Button variant="primary" size="sm" icon="download" onClick={install}>
      <Trans>Install</Trans>
    </Button>
  );
  return (
    <div className={styles.cards} data-cards="" hidden={waits}>
      <Card title={t`Install Muster`} closeLabel={t`Do not show again`} onClose={close} call={call}>
        <p>
          <Trans>It opens from your home screen, in a window of its own.</Trans>{' '}
          {way === 'apple' && <AppleWay />}
        </p>
        {call !== false && <div className={styles.calls}>{call}</div>}
      </Card>
    </div>
  );
}

/** The way to install the app once it is offered; null before, and after an earlier offer. */
function useOfferedWay(isFirstVisit: boolean): InstallWay | null {
  const found = useSyncExternalStore(everyLook, () => wayToOffer(isFirstVisit));
  const [offered, setOffered] = useState(found);
  if (offered === null && found !== null) setOffered(found);
  useEffect(() => {
    if (offered !== null) writeText(storageKeys.installOffered, 'true');
  }, [offered]);
  return offered;
}

function wayToOffer(isFirstVisit: boolean): InstallWay | null {
  const way = installWay();
  const isOffered = offersInstall({
    way,
    isFirstVisit,
    isInstalled: isInstalled(),
    wasOffered: readText(storageKeys.installOffered) !== null,
    hasLists: (readText(storageKeys.armyLists) ?? '[]') !== '[]',
    sinceStartMs: performance.now(),
    isAtTable: isAtTable(),
  });
  return isOffered ? way : null;
}

function everyLook(look: () => void): () => void {
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}

/** The part of the page about offline use that says how to install the app, on every device. */
export function InstallPanel() {
  const { t } = useLingui();
  const { offer, isDone } = useStore(installStore);
  return (
    <section className={styles.panel} aria-labelledby="install">
      <h2 id="install">{t`Install Muster`}</h2>
      {isDone || isInstalled() ? (
        <p>
          <Trans>Muster is installed on this device.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>It opens from your home screen, in a window of its own.</Trans>
          </p>
          <ul>
            <li>
              <AppleWay />
            </li>
            <li>
              <Trans>Elsewhere: open the menu of your browser, then Install or Add to Home Screen.</Trans>
            </li>
          </ul>
          {offer !== null && (
            <div className={styles.calls}>
              <Button icon="download" onClick={() => void askInstall()}>
                <Trans>Install</Trans>
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

function AppleWay() {
  return <Trans>On iPhone or iPad, in Safari: tap Share, then Add to Home Screen.</Trans>;
}
