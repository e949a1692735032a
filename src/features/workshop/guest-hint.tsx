import { Trans } from '@lingui/react/macro';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import styles from './workshop.module.css';

/** Tells a guest what sending needs; nothing for players. */
export function GuestHint() {
  const viewer = useViewer();
  if (userIdOf(viewer) !== null || viewer.status === 'loading') return null;
  return (
    <p className={styles.intro}>
      <Trans>Sending needs an account. The draft stays on this device.</Trans>
    </p>
  );
}
