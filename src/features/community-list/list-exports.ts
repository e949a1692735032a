import { loadDraft } from '#data/lists/load-draft.ts';
import { catalogue } from '#data/catalogue.ts';
import { beginEditingPost } from '#data/community/post-drafts.ts';
import type { Post } from '#data/community/post.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { textExport } from '#domain/roster/text/text-export.ts';
import { courtesyDocument } from '#domain/sharing/courtesy-document.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import { paths } from '#platform/paths.ts';
import { readPost } from './read-post.ts';

/** The list as text, in the reader's language (docs/product.md, "Text export"). */
export function textOf(post: Post, language: Language): string {
  const { document, army } = readPost(post);
  const faction = catalogue.factionById.get(document.faction)?.name ?? null;
  return textExport({ name: post.name, faction, army, language });
}

/** The address of the whole list on paper, with the numbers that it was posted with. */
export function fullPrint(post: Post): string {
  return paths.print('full', encodeList(readPost(post).payload));
}

/** The address of the list's cards on sheets to cut. */
export function cardsPrint(post: Post): string {
  return paths.printCards(encodeList(readPost(post).payload));
}

/** Returns the address of the print that an opponent may see. */
export function courtesyPrint(post: Post): string {
  const shown = courtesyDocument(readPost(post).document, catalogue);
  return paths.print('courtesy', encodeList(payloadOf(shown, catalogue, { createdAt: null })));
}

/**
 * Puts the list into the builder; what was being built comes back with Undo. A copy remembers which
 * list it is based on. The original is its author's to edit: it stays based on what it was, and the
 * dialog that posts it opens with what was posted.
 */
export function loadIntoBuilder(post: Post, as: 'copy' | 'original'): void {
  const { document } = readPost(post);
  if (as === 'original') beginEditing(post);
  const source = as === 'copy' ? post : post.source;
  const loaded = source === null ? document : { ...document, basedOn: { id: source.id, name: source.name } };
  loadDraft(loaded);
}

function beginEditing(post: Post): void {
  beginEditingPost({
    name: post.name,
    description: post.description,
    image_url: post.imageUrl,
    is_tournament_list: post.isTournamentList,
    tournament_name: post.tournamentName,
  });
}
