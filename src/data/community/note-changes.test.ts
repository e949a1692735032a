import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { noteComment } from './note-changes.ts';

it('reads comments again that were still being fetched when a comment was made', async () => {
  const client = new QueryClient();
  const late = Promise.withResolvers<readonly string[]>();
  const read = vi.fn<() => Promise<readonly string[]>>();
  read.mockReturnValueOnce(late.promise).mockResolvedValue(['Well done']);
  const queryKey = ['community', 'comments', 'list-1'];
  const observer = new QueryObserver(client, { queryKey, queryFn: read });
  const leave = observer.subscribe(() => undefined);
  noteComment(client, 'list-1', 1);
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual(['Well done']));
  late.resolve([]);
  await late.promise;
  expect(client.getQueryData(queryKey)).toEqual(['Well done']);
  leave();
  client.clear();
});
