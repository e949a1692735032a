import type { Post } from '#data/community/post.ts';
import { OnDemand } from '#ui/on-demand/on-demand.tsx';
import { loadQuestions } from './list-parts.ts';
import type { QuestionModel } from './use-question.ts';

type OpenQuestionProps = {
  post: Post;
  userId: string | null;
  question: QuestionModel;
  onPartFailure: () => void;
};

/** The question over the page, fetched with the first of them: reading needs no dialogs. */
export function OpenQuestion({ post, userId, question, onPartFailure }: OpenQuestionProps) {
  if (question.open === null) return null;
  return (
    <OnDemand
      load={loadQuestions}
      props={{ post, userId, question: question.open, close: question.close }}
      onFailure={() => {
        onPartFailure();
        question.close();
      }}
    />
  );
}
