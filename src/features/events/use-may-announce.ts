import { useQuery } from '@tanstack/react-query';
import { eventMakersQuery } from '#data/events/event-makers.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';

/** Returns whether the reader may announce events: not if that is for administrators alone. */
export function useMayAnnounce(): boolean {
  const { data: makers } = useQuery(eventMakersQuery());
  const isAdmin = can(useViewer(), 'administer');
  return makers !== 'administrators' || isAdmin;
}
