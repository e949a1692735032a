import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { noteComment } from '#data/community/change-answers.ts';
import { addComment } from '#data/community/comments.ts';
import { readComment } from '#domain/community/comment.ts';
import type { CommunityProblem } from '#domain/community/problem.ts';
import { newId } from '#platform/ids.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';
import { toast } from '#ui/toast/toast.tsx';

/** The comment that a reply is for. */
export type Answered = {
  id: string;
  /** The name of its author. */
  name: string;
  /** The opening of the reply. */
  opening: string;
};

/** A comment, or the reply to one, while it is written and sent. */
export function useComment(listId: string, answers: Answered | undefined, onSent?: () => void) {
  const { i18n, t } = useLingui();
  const client = useQueryClient();
  const opening = answers?.opening ?? '';
  const [text, setText] = useState(opening);
  // One id for one text: sent again after a lost answer, it is still said once.
  const [id, setId] = useState(newId);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<CommunityProblem | null>(null);
  const body = readComment(text);
  const maySend = body !== null && body !== opening.trim();
  const send = async () => {
    if (!maySend || isSending) return;
    setSending(true);
    const outcome = await addComment(listId, id, body, answers?.id ?? null);
    setSending(false);
    setProblem(outcome.ok ? null : outcome.problem);
    if (!outcome.ok) return;
    setText(opening);
    setId(newId());
    noteComment(client, listId, 1);
    toast.success({ title: answers === undefined ? t`Your comment is posted` : t`Your reply is posted` });
    onSent?.();
  };
  const type = (next: string) => {
    setText(next);
    if (problem === null) return;
    setProblem(null);
    setId(newId());
  };
  const say = ({ code }: CommunityProblem) =>
    answers !== undefined && code === 'gone'
      ? t`The comment that you reply to is not here any more. Your text is kept: copy it into a comment of its own.`
      : null;
  const error = problem === null ? undefined : (say(problem) ?? i18n._(communityProblemMessage(problem)));
  return { text, type, send, isSending, maySend, error };
}
