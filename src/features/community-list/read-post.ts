import type { Post } from '#data/community/post.ts';
import { catalogue } from '#data/catalogue.ts';
import { judgeSentList, type SentListVerdict } from '#domain/roster/judge-sent-list.ts';
import type { Army, RosterDocument } from '#domain/roster/types.ts';
import { armyAsSent, documentFromPayload } from '#domain/sharing/sent-document.ts';
import { parsePayload, type SharePayload } from '#domain/sharing/payload.ts';

/** A posted list as the roster knows lists. */
export type ReadPost = {
  readonly payload: SharePayload;
  /** Under today's catalogue, as a copy of it would be. */
  readonly document: RosterDocument;
  /** With the numbers that it was posted with. */
  readonly army: Army;
  readonly verdict: SentListVerdict;
};

/** Reads a posted list like any list from outside: none of its values is trusted. */
export function readPost(post: Pick<Post, 'name' | 'faction' | 'units' | 'createdAt'>): ReadPost {
  const { name, faction, units, createdAt } = post;
  const payload = parsePayload({ name, faction, units, created_at: createdAt })?.payload ?? {
    name,
    faction,
    units: [],
    created_at: null,
  };
  const document = documentFromPayload(payload, catalogue);
  const army = armyAsSent(payload, catalogue);
  return { payload, document, army, verdict: judgeSentList(document, army, catalogue) };
}
