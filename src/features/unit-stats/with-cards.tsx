import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Waiting } from '#components/waiting/waiting.tsx';
import { queryClient } from '#data/query/query-client.ts';
import { unitRowsQuery } from '#data/unit-rows.ts';
import type { CardOf } from '#data/unit-profiles.ts';
import type { UnitRow } from '#domain/units/columns.ts';

type WithCardsProps = { children: (cards: { cardOf: CardOf; rows: readonly UnitRow[] }) => ReactNode };

/**
 * Renders its children with the cards of all units: an outline while they load, a retry button when
 * they fail.
 */
export function WithCards({ children }: WithCardsProps) {
  const { t } = useLingui();
  const cards = useQuery(unitRowsQuery(), queryClient());
  if (cards.data !== undefined) return children(cards.data);
  return <Waiting shape="list" failure={cards.failureReason} title={t`The units could not be loaded`} />;
}
