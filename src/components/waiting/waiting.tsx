import { useLingui } from '@lingui/react/macro';
import { Lazy } from '#components/lazy/lazy.tsx';
import { Skeleton, type SkeletonShape } from '#ui/skeleton/skeleton.tsx';

/** Most requests do not fail, and some pages have no queries. */
const loadRetryNow = async () => (await import('./retry-now.tsx')).RetryNow;

type WaitingProps = {
  /** The outline of what is on its way, default a page with a head. */
  shape?: SkeletonShape;
  /** The number of failed tries so far. */
  failures?: number;
  /** The sentence for screen readers, default "Loading...". */
  label?: string;
};

/**
 * The outline of the content of a pending request, with a sentence for screen readers. After a
 * failed try, which no answer is as well as a refusing one, a visible sentence announces the next
 * try and a button sends it.
 */
export function Waiting({ shape = 'page', failures = 0, label }: WaitingProps) {
  const { t } = useLingui();
  const hasFailed = failures > 0;
  return (
    <Skeleton
      shape={shape}
      label={hasFailed ? t`This could not be loaded yet. Trying again…` : (label ?? t`Loading...`)}
      isLabelShown={hasFailed}
    >
      {hasFailed && <Lazy load={loadRetryNow} props={{}} isQuiet />}
    </Skeleton>
  );
}
