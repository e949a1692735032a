import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { isServedLinkId } from '#domain/sharing/short-link.ts';
import { callRest } from '#platform/backend/call-rest.ts';

const id = v.pipe(v.string(), v.check(isServedLinkId));

/**
 * Makes a short link to the list with this code for everybody, in the name of who is signed in;
 * returns its id, the same one for the same list. Throws as `callRest` does.
 */
export async function makeServedLink(code: string): Promise<string> {
  return v.parse(id, await callRest({ path: 'rpc/make_short_link', body: { code } }));
}

/** The code of the list that a short link of the server leads to; null where there is none. */
export function servedLinkQuery(linkId: string) {
  return queryOptions({
    queryKey: ['short-link', linkId],
    queryFn: async ({ signal }): Promise<string | null> =>
      v.parse(
        v.nullable(v.string()),
        await callRest({ path: 'rpc/short_link', body: { id: linkId }, signal }),
      ),
  });
}
