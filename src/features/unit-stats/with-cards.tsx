import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '#data/query/query-client.ts';
import { unitRowsQuery } from '#data/unit-rows.ts';
import type { CardOf } from '#data/unit-profiles.ts';
import type { UnitRow } from '#domain/units/columns.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from './browse/unit-stats.module.css';

type WithCardsProps = { children: (cards: { cardOf: CardOf; rows: readonly UnitRow[] }) => ReactNode };

/**
 * Renders its children with the cards of all units: a spinner while they load, a retry button when
 * they fail.
 */
export function WithCards({ children }: WithCardsProps) {
  const { t } = useLingui();
  const cards = useQuery(unitRowsQuery(), queryClient());
  if (cards.isSuccess) return children(cards.data);
  if (cards.isPending) {
    return (
      <div className={styles.waiting} role="status">
        <Spinner label={t`Loading...`} size={40} />
      </div>
    );
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
