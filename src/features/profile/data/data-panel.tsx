import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { deleteMyAccount } from '#data/profiles/my-data.ts';
import type { OwnProfile } from '#data/profiles/profile-rows.ts';
import type { TableFailure } from '#data/profiles/table-problem.ts';
import { signOut } from '#data/session/sign-out.ts';
import { useAccountAction } from '#data/session/use-account-action.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { Form } from '#ui/form/form.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { forgetTyped } from '../edit/section-values.ts';
import { ProblemNote } from '../problem-note.tsx';
import styles from '../profile.module.css';
import { StepUp } from '../security/step-up.tsx';
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

type DeleteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; profile: OwnProfile };

/** The last confirmation before an account is deleted: the user types its name, or a word. */
function DeleteDialog({ open, onOpenChange, profile }: DeleteDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const attempt = useAccountAction<TableFailure>();
  const data = useExport();
  const [typed, setTyped] = useState('');
  const [wasSent, setSent] = useState(false);
  const word = profile.username ?? t`DELETE`;
  const isConfirmed = typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase();
  const close = (next: boolean) => {
    if (attempt.isBusy) return;
    setTyped('');
    setSent(false);
    attempt.forget();
    onOpenChange(next);
  };
  const erase = async () => {
    const outcome = await deleteMyAccount();
    if (!outcome.ok) return outcome;
    forgetTyped();
    // The service no longer knows the session, so the outcome of this call means nothing.
    await signOut('local');
    toast.success({
      title: t`Your account is deleted`,
      description: t`Lists saved on this device are still here.`,
      duration: 10_000,
    });
    await navigate(paths.login(), { replace: true });
    return outcome;
  };
  return (
    <Dialog open={open} onOpenChange={close} title={t`Delete my account`} closeLabel={t`Close`}>
      <div className="stack">
        <p>
          <Trans>
            This cannot be undone. Your account, profile, cloud lists and their versions, posts, comments,
            likes and follows are deleted at once, and your name becomes free for others.
          </Trans>
        </p>
        <p>
          <Trans>Lists saved on this device stay here, and you can go on as a guest.</Trans>
        </p>
        {data.attempt.failed !== null && <ProblemNote failed={data.attempt.failed} />}
        <div>
          <Button icon="download" busy={data.attempt.isBusy} onClick={data.start}>
            <Trans>Download my data first</Trans>
          </Button>
        </div>
        {attempt.failed !== null && !attempt.needsCode && <ProblemNote failed={attempt.failed} />}
        {attempt.needsCode ? (
          <StepUp onShown={attempt.resume} onCancel={attempt.forget} />
        ) : (
          <Form
            className={styles.form}
            onSubmit={() => {
              setSent(true);
              if (isConfirmed) void attempt.run(erase);
            }}
          >
            <TextField
              label={
                profile.username === null
                  ? t`Type ${word} to confirm`
                  : t`Type your user name, ${word}, to confirm`
              }
              value={typed}
              onValueChange={setTyped}
              error={wasSent && !isConfirmed ? t`That is not “${word}”.` : undefined}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
            />
            <div className={styles.actions}>
              <Button type="submit" variant="danger" icon="trash" busy={attempt.isBusy}>
                <Trans>Delete for good</Trans>
              </Button>
              <Button variant="quiet" onClick={() => close(false)}>
                <Trans>Cancel</Trans>
              </Button>
            </div>
          </Form>
        )}
      </div>
    </Dialog>
  );
}
