import type { ReactNode } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import type { FailureNoticeProps } from './failure-notice.tsx';

const loadNotice = async () => (await import('./failure-notice.tsx')).FailureNotice;

type LoadFailureProps = FailureNoticeProps & {
  /** Stands in until the code of the notice is there. */
  fallback?: ReactNode;
};

/** A notice that something could not be loaded. Its code is fetched then: most requests succeed. */
export function LoadFailure({ fallback, ...props }: LoadFailureProps) {
  return <Lazy load={loadNotice} props={props} isQuiet fallback={fallback} />;
}
