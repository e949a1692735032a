import { Lazy } from '#components/lazy/lazy.tsx';
import type { FailureNoticeProps } from './failure-notice.tsx';

const loadNotice = async () => (await import('./failure-notice.tsx')).FailureNotice;

/**
 * A notice that something could not be loaded. Its code is fetched then, since most requests
 * succeed; where that fails too, a message says so and the title stands alone.
 */
export function LoadFailure(props: FailureNoticeProps) {
  return <Lazy load={loadNotice} props={props} fallback={<p>{props.title}</p>} />;
}
