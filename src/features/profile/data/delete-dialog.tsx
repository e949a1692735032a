import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteMyAccount } from '#data/profiles/my-data.ts';
import type { OwnProfile } from '#data/profiles/profile-rows.ts';
import type { TableFailure } from '#data/profiles/table-problem.ts';
import { signOut } from '#data/session/sign-out.ts';
import { useAccountAction } from '#data/session/use-account-action.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { ProblemNote } from '../problem-note.tsx';
import styles from '../profile.module.css';
import { StepUp } from '../security/step-up.tsx';
import { forgetTyped } from '../edit/section-values.ts';
import { useExport } from './use-export.ts';

type DeleteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; profile: OwnProfile };

/** The last confirmation before an account is deleted: the user types its name, or a word. */
export function DeleteDialog({ open, onOpenChange, profile }: DeleteDialogProps) {
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
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
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
          </form>
        )}
      </div>
    </Dialog>
  );
}
