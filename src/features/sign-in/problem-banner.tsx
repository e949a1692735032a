import { type ReactNode, useEffect, useRef } from 'react';
import type { AuthFailure } from '#platform/backend/auth-problem.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { useProblemText } from './use-problem-text.ts';

type ProblemBannerProps = { failed: AuthFailure; actions?: ReactNode };

/** The error message above a form. It takes the focus for each new problem. */
export function ProblemBanner({ failed, actions }: ProblemBannerProps) {
  const say = useProblemText();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [failed]);
  return (
    <div ref={ref} role="alert" tabIndex={-1}>
      <Banner tone="violation" actions={actions}>
        <p>{say(failed)}</p>
      </Banner>
    </div>
  );
}
