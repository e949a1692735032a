import type { ReactNode } from 'react';
import type { AuthFailure } from '#platform/backend/auth-problem.ts';
import { ProblemBanner } from './problem-banner.tsx';
import styles from './sign-in.module.css';

type FormProps = { failed: AuthFailure | null; onSubmit: () => void; children: ReactNode };

/**
 * A form of the sign-in pages, submitted by Enter. Problems that belong to no field show over it.
 */
export function Form({ failed, onSubmit, children }: FormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {failed !== null && <ProblemBanner failed={failed} />}
      {children}
    </form>
  );
}
