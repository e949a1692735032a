import { Trans, useLingui } from '@lingui/react/macro';
import { type Ref, useEffect, useRef } from 'react';
import { MOST_COMMENT } from '#domain/community/comment.ts';
import { Button } from '#ui/button/button.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import styles from '../community-list.module.css';
import { type Answered, useComment } from './use-comment.ts';

/** The number of characters left at which the form starts to show it. */
const NEAR_THE_END = 200;

type CommentFormProps =
  | { listId: string; answers?: undefined; onClose?: undefined }
  /** A reply, which is closed when it is sent or given up. */
  | { listId: string; answers: Answered; onClose: () => void };

/** A form for a comment on a list, or for a reply. Unsent text stays in the field. */
export function CommentForm({ listId, answers, onClose }: CommentFormProps) {
  const { t } = useLingui();
  const field = useFieldOfReply(answers !== undefined);
  const { text, type, send, isSending, maySend, error } = useComment(listId, answers, onClose);
  const left = MOST_COMMENT - text.length;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        ref={field}
        label={answers === undefined ? t`Your comment` : t`Your reply to ${answers.name}`}
        rows={3}
        style={{ minHeight: 'calc(3lh + 1rem)' }}
        maxLength={MOST_COMMENT}
        value={text}
        onValueChange={type}
        hint={left <= NEAR_THE_END ? t`${left} characters left` : undefined}
        error={error}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose?.();
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="secondary" busy={isSending} disabled={!maySend}>
          {answers === undefined ? <Trans>Comment</Trans> : <Trans>Post the reply</Trans>}
        </Button>
        {onClose !== undefined && (
          <Button variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}

/** A reply is opened to be typed: the caret goes behind the name that it opens with. */
function useFieldOfReply(isReply: boolean): Ref<HTMLTextAreaElement> {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isReply || field.current === null) return;
    const end = field.current.value.length;
    field.current.focus();
    field.current.setSelectionRange(end, end);
  }, [isReply]);
  return field;
}
