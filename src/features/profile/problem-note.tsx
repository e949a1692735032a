import { useEffect, useRef } from 'react';
import type { TableFailure } from '#data/profiles/table-problem.ts';
import type { AuthFailure } from '#platform/backend/auth-problem.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { useProblemWords } from './use-problem-words.ts';

/** An error message that is announced to screen readers and scrolled into view. */
export function ProblemNote({ failed }: { failed: TableFailure | AuthFailure }) {
  const say = useProblemWords();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (element !== null && 'scrollIntoView' in element) element.scrollIntoView({ block: 'nearest' });
  }, [failed]);
  return (
    <div ref={ref} role="alert">
      <Banner tone="violation">
        <p>{say(failed)}</p>
      </Banner>
    </div>
  );
}
