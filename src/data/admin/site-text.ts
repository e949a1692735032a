import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { callRest } from '#platform/backend/call-rest.ts';
import { act, type AdminOutcome, readRows, writeRow } from './act.ts';

const text = v.object({ content: v.string(), updated_at: v.string() });

/** The changelog that stands in place of the file; null while the file stands. */
export function siteChangelogQuery() {
  return queryOptions({
    queryKey: ['admin', 'changelog'],
    queryFn: async ({ signal }) => {
      const query = { id: 'eq.changelog', select: 'content,updated_at' };
      const [found] = await readRows(text, { path: 'site_texts', query, signal });
      return found ?? null;
    },
    staleTime: 0,
  });
}

/** Shows this text in place of the file. */
export async function saveChangelog(content: string): Promise<AdminOutcome> {
  return act(async () =>
    callRest({
      path: 'site_texts',
      query: { on_conflict: 'id' },
      body: { id: 'changelog', content },
      prefer: 'resolution=merge-duplicates,return=minimal',
    }),
  );
}

/** Shows the file again. The log keeps the text. */
export async function dropChangelog(): Promise<AdminOutcome> {
  return act(async () =>
    writeRow({ path: 'site_texts', method: 'DELETE', query: { id: 'eq.changelog', select: 'id' } }),
  );
}
