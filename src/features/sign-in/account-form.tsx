import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { AuthFailure } from '#platform/backend/auth-problem.ts';
import { authProblemMessages } from '#platform/words/auth-problems.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Form } from '#ui/form/form.tsx';
import styles from './sign-in.module.css';

type AccountFormProps = { failed: AuthFailure | null; onSubmit: () => void; children: ReactNode };

/**
 * A form of the sign-in pages, submitted by Enter. Problems that belong to no field show over it.
 */
export function AccountForm({ failed, onSubmit, children }: AccountFormProps) {
  return (
    <Form className={styles.form} onSubmit={onSubmit}>
      {failed !== null && <ProblemBanner failed={failed} />}
      {children}
    </Form>
  );
}

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

/** Puts a failure into the words of the reader's language. */
export function useProblemText(): (failed: AuthFailure) => string {
  const { i18n } = useLingui();
  return (failed) =>
    authProblemMessages(failed)
      .map((message) => i18n._(message))
      .join(' ');
}
