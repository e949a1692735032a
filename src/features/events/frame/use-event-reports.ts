import { useQuery } from '@tanstack/react-query';
import { type EventReport, eventReportsQuery } from '#data/events/table/event-reports.ts';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { useAccountHere } from '#data/session/use-account-here.ts';
import { useEventAddress } from './use-event-address.ts';

/**
 * Returns the public battle reports of an event; none while it has no result, or when they cannot
 * be loaded.
 */
export function useEventReports({ progress }: RunningEvent): readonly EventReport[] {
  const { id, invite } = useEventAddress();
  const userId = useAccountHere();
  const hasResults = progress.rounds.some(({ games }) => games.some(({ result }) => result !== null));
  const { data } = useQuery({ ...eventReportsQuery(id, invite, userId), enabled: hasResults });
  return data ?? [];
}
