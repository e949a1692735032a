import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { noteComment } from '#data/community/change-answers.ts';
import { addComment } from '#data/community/comments.ts';
import { MOST_COMMENT, readComment } from '#domain/community/comment.ts';
import type { CommunityProblem } from '#domain/community/problem.ts';
import { newId } from '#platform/ids.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';
import { Button } from '#ui/button/button.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { toast } from '#ui/toast/toast.tsx';
import styles from './community-list.module.css';

/** From here on the form says how much room is left, in characters. */
const NEAR_THE_END = 200;

/** Says something to a list. What is not sent stays in the field. */
export function CommentForm({ listId }: { listId: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [text, setText] = useState('');
  // One id for one text: sent again after a lost answer, it is still said once.
  const [id, setId] = useState(newId);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<CommunityProblem | null>(null);
  const left = MOST_COMMENT - text.length;
  const send = async () => {
    const body = readComment(text);
    if (body === null || isSending) return;
    setSending(true);
    const outcome = await addComment(listId, id, body);
    setSending(false);
    setProblem(outcome.ok ? null : outcome.problem);
    if (!outcome.ok) return;
    setText('');
    setId(newId());
    noteComment(client, listId, 1);
    toast.success({ title: t`Your comment is posted` });
  };
  const type = (next: string) => {
    setText(next);
    if (problem === null) return;
    setProblem(null);
    setId(newId());
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label={t`Your comment`}
        rows={3}
        style={{ minHeight: 'calc(3lh + 1rem)' }}
        maxLength={MOST_COMMENT}
        value={text}
        onValueChange={type}
        hint={left <= NEAR_THE_END ? t`${left} characters left` : undefined}
        error={problem === null ? undefined : t(communityProblemMessage(problem))}
      />
      <Button type="submit" variant="secondary" busy={isSending} disabled={readComment(text) === null}>
        <Trans>Comment</Trans>
      </Button>
    </form>
  );
}
