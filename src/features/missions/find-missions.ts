import { foldText } from '#domain/catalogue/fold.ts';
import type { Named, MissionKind } from '#domain/game/mission.ts';

type Findable = Named & { readonly also: readonly string[]; readonly creator: string | null };

/**
 * The filter for missions: a word of their name in any language, of another name or of their
 * creator; and a kind.
 */
export type MissionFilter = { readonly search: string; readonly kind: MissionKind | 'all' };

/**
 * Returns the items whose names contain the searched text, ignoring accents and case; all of them
 * for a blank text.
 */
export function findNamed<Item extends Findable>(items: readonly Item[], search: string): readonly Item[] {
  const wanted = foldText(search);
  return items.filter(({ name, names, also, creator }) =>
    [name, ...Object.values(names), ...also, creator ?? ''].some((each) => foldText(each).includes(wanted)),
  );
}
