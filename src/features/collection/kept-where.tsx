import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { collectionSync, followCollection } from '#data/collection/collection-sync.ts';
import type { SyncFault } from '#data/collection/create-collection-sync.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { paths } from '#platform/paths.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import styles from './collection.module.css';

/** The line that says where the collection is kept, with what can be done about it. */
export function KeptWhere() {
  const viewer = useViewer();
  const userId = userIdOf(viewer);
  const { owner, fault, isSent } = useStore(collectionSync);
  useEffect(() => (userId === null ? undefined : followCollection(userId)), [userId]);
  if (userId === null) return <WithoutAccount isLoading={viewer.status === 'loading'} />;
  if (fault !== null) return <Failed userId={userId} fault={fault} />;
  if (owner === null) return <Choice userId={userId} />;
  return (
    <p className={styles.kept}>
      {owner === userId && isSent ? (
        <Trans>Kept with your account.</Trans>
      ) : (
        <Trans>Sending to your account…</Trans>
      )}
    </p>
  );
}

function WithoutAccount({ isLoading }: { isLoading: boolean }) {
  const { owner, hasParked } = useStore(collectionSync);
  if (isLoading) return <p className={styles.kept}> </p>;
  return (
    <p className={styles.kept}>
      {owner === null ? (
        <Trans>In this browser only. Sign in to keep it with your account.</Trans>
      ) : (
        <Trans>An account keeps this collection. Sign in to send it changes.</Trans>
      )}
      <Button size="sm" render={<Link to={paths.login(paths.collection())} />}>
        <Trans>Sign in</Trans>
      </Button>
      {owner !== null && hasParked && (
        <Button size="sm" onClick={() => void collectionSync.switchTo(null)}>
          <Trans>Show the one without an account</Trans>
        </Button>
      )}
    </p>
  );
}

/** A collection that was counted without an account, perhaps by somebody else: it asks. */
function Choice({ userId }: { userId: string }) {
  return (
    <Banner
      tone="info"
      icon="cloud"
      title={<Trans>This collection is in this browser only</Trans>}
      actions={
        <>
          <Button onClick={() => void collectionSync.giveTo(userId)}>
            <Trans>Keep it with my account</Trans>
          </Button>
          <Button variant="quiet" onClick={() => void collectionSync.switchTo(userId)}>
            <Trans>Show my account’s instead</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Of units that your account has too, the later count is kept.</Trans>
      </p>
    </Banner>
  );
}

function Failed({ userId, fault }: { userId: string; fault: SyncFault }) {
  return (
    <Banner
      role="status"
      tone="warning"
      actions={
        fault === 'signed-out' ? (
          <Button render={<Link to={paths.login(paths.collection())} />}>
            <Trans>Sign in</Trans>
          </Button>
        ) : (
          <Button icon="refresh" onClick={() => void collectionSync.meet(userId)}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      <p>
        <FaultWords fault={fault} />
      </p>
    </Banner>
  );
}

function FaultWords({ fault }: { fault: SyncFault }) {
  switch (fault) {
    case 'offline':
      return <Trans>Your account cannot be reached. Changes are kept in this browser and sent later.</Trans>;
    case 'signed-out':
      return <Trans>Your session is over. Changes are kept in this browser. Sign in to send them.</Trans>;
    case 'refused':
      return <Trans>Your account did not take the collection. It is kept in this browser.</Trans>;
    case 'fault':
      return <Trans>The server could not take the collection now. It is kept in this browser.</Trans>;
    case 'full':
      return <Trans>Browser storage is full. Your account’s collection could not be shown here.</Trans>;
  }
}
