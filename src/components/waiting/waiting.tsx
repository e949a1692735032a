import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FailureNoticeProps } from '#components/load-failure/failure-notice.tsx';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import { Skeleton, type SkeletonShape } from '#ui/skeleton/skeleton.tsx';

type WaitingProps = {
  /** The outline of what is on its way, default a page with a head. */
  shape?: SkeletonShape;
  /** The sentence for screen readers, default "Loading...". */
  label?: string;
  /** The error of the last try; null before one failed. */
  failure?: unknown;
  /** The title of the notice of a failed try. */
  title?: string | undefined;
  /** The place of the notice, default that of the outline. */
  place?: FailureNoticeProps['place'];
  /** Tries again, default every query in view that failed. */
  onRetry?: (() => unknown) | undefined;
};

/**
 * The outline of the content of a pending request, with a sentence for screen readers. After a
 * failed try, a notice says why and offers another; it stays while that is on its way.
 */
export function Waiting(props: WaitingProps) {
  'use no memo'; // Drawn once or twice: remembering its parts would weigh more than it saves.
  const { shape = 'page', place = shape, label, failure = null, title, onRetry } = props;
  const { t } = useLingui();
  const [last, setLast] = useState(failure);
  if (failure !== null && failure !== last) setLast(failure);
  if (last === null) return <Skeleton shape={shape} label={label ?? t`Loading...`} />;
  return <LoadFailure {...{ title, place, onRetry }} error={last} />;
}
