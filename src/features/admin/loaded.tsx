import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminProblemOf } from '#data/admin/act.ts';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import { Waiting } from '#components/waiting/waiting.tsx';
import { adminProblemMessage } from './problem-words.ts';

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending'> & { readonly refetch: () => unknown };
  children: (data: Data) => ReactNode;
};

/**
 * Renders its children with the data of a query: an outline while it loads, the reason and a retry
 * button when it fails.
 */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { t } = useLingui();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) {
    return <Waiting shape="rows" />;
  }
  return (
    <LoadFailure onRetry={query.refetch}>{t(adminProblemMessage(adminProblemOf(query.error)))}</LoadFailure>
  );
}
