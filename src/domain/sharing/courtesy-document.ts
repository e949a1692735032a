import type { Catalogue } from '../catalogue/types.ts';
import { armyOf } from '../roster/army.ts';
import { isHidden } from '../roster/courtesy.ts';
import type { RosterDocument } from '../roster/types.ts';

/**
 * The list as its opponent may see it (docs/product.md, "Courtesy list"), as a document of its own:
 * an address made from it holds nothing about the hidden units, neither their points nor that they
 * are there. The same document when none is hidden.
 */
export function courtesyDocument(document: RosterDocument, catalogue: Catalogue): RosterDocument {
  const army = armyOf(document, catalogue);
  const entries = document.entries.filter((_, index) => {
    const unit = army[index]?.unit;
    return unit === undefined || !isHidden(unit);
  });
  return entries.length === document.entries.length ? document : { ...document, entries };
}
