import { Lazy } from '#components/lazy/lazy.tsx';
import type { Post } from '#data/community/post.ts';
import { loadQuestions } from './list-parts.ts';
import type { QuestionModel } from './use-question.ts';

type OpenQuestionProps = {
  post: Post;
  userId: string | null;
  question: QuestionModel;
};

/** The question over the page, fetched with the first of them: reading needs no dialogs. */
export function OpenQuestion({ post, userId, question }: OpenQuestionProps) {
  if (question.open === null) return null;
  return (
    <Lazy
      load={loadQuestions}
      props={{ post, userId, question: question.open, close: question.close }}
      onFailure={question.close}
    />
  );
}
