import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminProblemOf } from '#data/admin/act.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
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
    <div role="alert">
      <EmptyState title={t`This could not be loaded`} headingLevel={2} icon="warning">
        <p>{t(adminProblemMessage(adminProblemOf(query.error)))}</p>
        <Button icon="refresh" onClick={() => void query.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </EmptyState>
    </div>
  );
}
