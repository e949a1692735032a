import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { OwnProfile } from '#data/profiles/profile-rows.ts';
import { Button } from '#ui/button/button.tsx';
import { ProblemNote } from '../problem-note.tsx';
import styles from '../profile.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { useExport } from './use-export.ts';

/** The export of the user's data, and the deletion of the account. */
export function DataPanel({ profile }: { profile: OwnProfile }) {
  return (
    <div className={styles.cards}>
      <ExportCard />
      <DeleteCard profile={profile} />
    </div>
  );
}

/** Offers all of the user's data as a file. */
function ExportCard() {
  const id = useId();
  const { attempt, start } = useExport();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h2 id={id}>
          <Trans>All my data</Trans>
        </h2>
      </header>
      <p>
        <Trans>
          One JSON file with everything: account and profile, cloud lists with their versions, posts,
          comments, likes, whom you follow and who follows you, whom you blocked, reports, activity,
          notifications, devices, and the lists saved on this device. Passwords and keys of authenticator apps
          are not in it.
        </Trans>
      </p>
      {attempt.failed !== null && <ProblemNote failed={attempt.failed} />}
      <div className={styles.actions}>
        <Button icon="download" busy={attempt.isBusy} onClick={start}>
          <Trans>Download my data</Trans>
        </Button>
      </div>
    </section>
  );
}

/** Explains what a deletion of the account removes, and opens the dialog that confirms it. */
function DeleteCard({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui();
  const id = useId();
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <section className={styles.card} data-danger="" aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h2 id={id}>
          <Trans>Delete my account</Trans>
        </h2>
      </header>
      <p>
        <Trans>
          Account, profile, cloud lists, posts, comments, likes and follows are deleted for good. Lists saved
          on this device stay here.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button variant="danger" icon="trash" onClick={() => setDialog('open')}>
          {t`Delete my account…`}
        </Button>
      </div>
      {dialog !== 'never' && (
        <DeleteDialog
          open={dialog === 'open'}
          onOpenChange={(open) => setDialog(open ? 'open' : 'closed')}
          profile={profile}
        />
      )}
    </section>
  );
}
