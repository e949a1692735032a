import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Ref, useEffect, useRef, useState } from 'react';
import { noteComment } from '#data/community/note-changes.ts';
import { addComment } from '#data/community/comments.ts';
import { MOST_COMMENT, readComment } from '#domain/community/comment.ts';
import type { CommunityProblem } from '#domain/community/problem.ts';
import { newId } from '#platform/ids.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';
import { Button } from '#ui/button/button.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { toast } from '#ui/toast/toast.tsx';
import styles from '../community-list.module.css';

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
  const { text, type, send, isPending, maySend, error } = useComment(listId, answers, onClose);
  const left = MOST_COMMENT - text.length;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
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
        hint={
          left <= NEAR_THE_END
            ? t`${plural(left, { one: '# character left', other: '# characters left' })}`
            : undefined
        }
        error={error}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose?.();
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="secondary" busy={isPending} disabled={!maySend}>
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

/** The comment that a reply is for. */
type Answered = {
  id: string;
  /** The name of its author. */
  name: string;
  /** The opening of the reply. */
  opening: string;
};

/** A comment, or the reply to one, while it is written and sent. */
function useComment(listId: string, answers: Answered | undefined, onSent?: () => void) {
  const { i18n, t } = useLingui();
  const client = useQueryClient();
  const opening = answers?.opening ?? '';
  const [text, setText] = useState(opening);
  // One id for one text: sent again after a lost answer, it is still said once.
  const [id, setId] = useState(newId);
  const { mutate, reset, isPending, data } = useMutation({
    mutationFn: async (said: string) => addComment(listId, id, said, answers?.id ?? null),
    onSuccess: (outcome) => {
      if (!outcome.ok) return;
      setText(opening);
      setId(newId());
      noteComment(client, listId, 1);
      toast.success({ title: answers === undefined ? t`Your comment is posted` : t`Your reply is posted` });
      onSent?.();
    },
  });
  const problem = data?.ok === false ? data.problem : null;
  const body = readComment(text);
  const maySend = body !== null && body !== opening.trim();
  const send = () => {
    if (maySend && !isPending) mutate(body);
  };
  const type = (next: string) => {
    setText(next);
    if (problem === null) return;
    reset();
    setId(newId());
  };
  const say = ({ code }: CommunityProblem) =>
    answers !== undefined && code === 'gone'
      ? t`The comment that you reply to is no longer here. Your text is kept: copy it into a new comment.`
      : null;
  const error = problem === null ? undefined : (say(problem) ?? i18n._(communityProblemMessage(problem)));
  return { text, type, send, isPending, maySend, error };
}
