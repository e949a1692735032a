import { unitCodes } from 'virtual:unit-codes';
import type { RosterDocument } from '#domain/roster/types.ts';
import { type ListCode, listCode } from '#domain/sharing/code/list-code.ts';
import { type ReadListCode, readListCode } from '#domain/sharing/code/read-list-code.ts';
import { catalogue } from './catalogue.ts';

/** Returns the list as a code of a few letters (docs/product.md, "List codes"). */
export function codeOfList(document: RosterDocument): ListCode {
  return listCode(document, catalogue, unitCodes);
}

/** Reads the list of a code as somebody typed or scanned it. */
export function listOfCode(typed: string): ReadListCode {
  return readListCode(typed, catalogue, unitCodes);
}
