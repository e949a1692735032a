import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '#data/query/query-client.ts';
import { unitRowsQuery } from '#data/unit-rows.ts';
import type { CardOf } from '#data/unit-profiles.ts';
import type { UnitRow } from '#domain/units/columns.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

type WithCardsProps = { children: (cards: { cardOf: CardOf; rows: readonly UnitRow[] }) => ReactNode };

/**
 * Renders its children with the cards of all units: an outline while they load, a retry button when
 * they fail.
 */
export function WithCards({ children }: WithCardsProps) {
  const { t } = useLingui();
  const cards = useQuery(unitRowsQuery(), queryClient());
  if (cards.isSuccess) return children(cards.data);
  if (cards.isPending) {
    return <Skeleton shape="list" label={t`Loading...`} />;
  }
  return (
    <Banner
      tone="warning"
      role="alert"
      title={t`The units could not be loaded`}
      actions={
        <Button icon="refresh" onClick={() => void cards.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Check the network and try again.</Trans>
      </p>
    </Banner>
  );
}
