import { useQuery } from '@tanstack/react-query';
import { catalogue } from '#data/catalogue.ts';
import { playedListsQuery } from '#data/games/played-lists-query.ts';
import { queryClient } from '#data/query/query-client.ts';
import { type ListRecord, recordsOf } from '#domain/roster/many/list-record.ts';
import type { SavedList } from '#domain/roster/saved-list.ts';

/** Returns how to look up the results of a list; none until the games of this browser are read. */
export function useListRecords(): (list: SavedList) => ListRecord | null {
  const { data } = useQuery(playedListsQuery(), queryClient());
  return recordsOf(data ?? [], catalogue);
}
