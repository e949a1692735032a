import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Player } from '#data/community/player.ts';
import type { Post } from '#data/community/post.ts';
import { plainLine } from '#domain/community/plain-text.ts';
import { MOST_NAME } from '#domain/community/post-form.ts';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { useBlock, useModeration, useOwnPost } from './use-moderation.ts';

/**
 * A confirmation before an action that others notice. It is not in the address, as Back would open
 * it again.
 */
export type PostQuestion =
  | { readonly kind: 'compare' }
  | { readonly kind: 'take-down' }
  | { readonly kind: 'rename' }
  | { readonly kind: 'delete' }
  | { readonly kind: 'delete-comment'; readonly id: string }
  | { readonly kind: 'block'; readonly player: Player }
  | { readonly kind: 'report'; readonly about: 'list' | 'comment'; readonly targetId: string };

export type Ask = (question: PostQuestion) => void;

type PostQuestionsProps = {
  post: Post;
  userId: string | null;
  question: Exclude<PostQuestion, { kind: 'compare' }>;
  close: () => void;
};

/**
 * The dialogs before a list is taken down, a comment deleted or a player blocked, and the form of a
 * report.
 */
export function PostQuestions({ post, userId, question, close }: PostQuestionsProps) {
  const { t } = useLingui();
  const { takeDown, deleteComment } = useModeration(post);
  const { rename, deleteForGood } = useOwnPost(post);
  const block = useBlock(post, userId ?? '');
  const common = {
    open: true,
    onOpenChange: (open: boolean) => !open && close(),
    cancelLabel: t`Cancel`,
    danger: true,
  };
  switch (question.kind) {
    case 'take-down':
      return (
        <AlertDialog
          {...common}
          title={t`Take “${post.name}” down?`}
          body={<Trans>Nobody else will see it. You keep it here and can put it back.</Trans>}
          confirmLabel={t`Take it down`}
          onConfirm={() => void takeDown()}
        />
      );
    case 'rename':
      return <RenameDialog name={post.name} onRename={rename} onClose={close} />;
    case 'delete':
      return (
        <AlertDialog
          {...common}
          title={t`Delete “${post.name}” for good?`}
          body={
            <Trans>
              Its comments and likes are deleted too, and this cannot be undone. Your saved lists and copies
              that others made stay.
            </Trans>
          }
          confirmLabel={t`Delete for good`}
          onConfirm={() => void deleteForGood()}
        />
      );
    case 'delete-comment':
      return (
        <AlertDialog
          {...common}
          title={t`Delete this comment?`}
          body={<Trans>It cannot be brought back. Replies to it stay.</Trans>}
          confirmLabel={t`Delete`}
          onConfirm={() => void deleteComment(question.id)}
        />
      );
    case 'block':
      return (
        <AlertDialog
          {...common}
          title={t`Block ${question.player.name}?`}
          body={
            <Trans>
              You will not see this player’s lists and comments, and you no longer follow each other. You can
              lift the block under Activity.
            </Trans>
          }
          confirmLabel={t`Block`}
          onConfirm={() => void block(question.player)}
        />
      );
    case 'report':
      return <ReportDialog kind={question.about} targetId={question.targetId} onClose={close} />;
  }
}

type RenameDialogProps = { name: string; onRename: (name: string) => Promise<void>; onClose: () => void };

/** Asks for the new name of a posted list. Its address, comments and likes stay. */
function RenameDialog({ name, onRename, onClose }: RenameDialogProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(name);
  const next = plainLine(typed, MOST_NAME);
  const rename = () => {
    onClose();
    if (next !== name) void onRename(next);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Rename the list`}
      description={t`Its address, comments and likes stay.`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={next === ''} onClick={rename}>
            <Trans>Rename</Trans>
          </Button>
        </>
      }
    >
      <TextField label={t`List name`} maxLength={MOST_NAME} value={typed} onValueChange={setTyped} />
    </Dialog>
  );
}
