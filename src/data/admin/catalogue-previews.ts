import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ReleaseContent } from '#domain/catalogue/release/compose-release.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { act, type AdminOutcome, readRows } from './act.ts';

const link = v.object({ id: v.string(), number: v.number(), created_at: v.string() });
/** A link to a release that is not published yet; its id is the token. */
export type PreviewLink = v.InferOutput<typeof link>;

/** The links to releases that are not published yet, newest first. */
export function previewLinksQuery() {
  return queryOptions({
    queryKey: ['admin', 'catalogue-previews'],
    queryFn: async ({ signal }) =>
      readRows(link, {
        path: 'catalogue_previews',
        query: { select: 'id,number,created_at', order: 'created_at.desc' },
        signal,
      }),
    staleTime: 0,
  });
}

/** Makes a link; `changed-since` when somebody has published another release meanwhile. */
export async function makePreview(after: number, content: ReleaseContent): Promise<AdminOutcome> {
  return act(async () => callRest({ path: 'rpc/preview_release', body: { after, ...content } }));
}

/** Ends a link. Those who use it now do so until they load the page again. */
export async function dropPreview(id: string): Promise<AdminOutcome> {
  return act(async () => callRest({ path: 'rpc/drop_preview', body: { preview: id } }));
}
