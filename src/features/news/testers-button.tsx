import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import styles from './news.module.css';

/**
 * A button that tells about features under test and who may try them (docs/product.md, "Start
 * page").
 */
export function TestersButton() {
  const { t } = useLingui();
  const viewer = useViewer();
  const dialog = useDialogAddress('testers');
  const isLetIn = can(viewer, 'use-tester-features') || can(viewer, 'open-play-mode');
  return (
    <>
      <Button size="sm" variant="quiet" icon="dice" onClick={() => dialog.open()}>
        <Trans>For testers</Trans>
      </Button>
      {dialog.isOpen && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && dialog.close()}
          title={t`For testers`}
          closeLabel={t`Close`}
          size="sm"
        >
          {isLetIn ? (
            <div className={styles.letIn}>
              <p>
                <Trans>
                  Play Mode is being tested at tables: one phone keeps the rounds, scores and units of both
                  players.
                </Trans>
              </p>
              <Button variant="primary" icon="dice" render={<Link to="/play" />}>
                <Trans>Play Mode</Trans>
              </Button>
            </div>
          ) : (
            <>
              <p>{t`This feature is only available to testers.`}</p>
              <p>
                <Trans>
                  Testers try Play Mode before it is released. The host of this site chooses them.
                </Trans>
              </p>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}
