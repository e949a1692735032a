import type { Catalogue } from '#domain/catalogue/types.ts';
import type { Format } from '#domain/formats/format.ts';
import { differingValues, type DifferingValue } from '#domain/roster/checks/differing-values.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { decodeList } from '#domain/sharing/decode.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import { armyAsSent, documentFromPayload } from '#domain/sharing/sent-document.ts';
import {
  checkEventList,
  type EventListCheck,
  factsOfList,
  type ListFacts,
  type ListVerdict,
  verdictOfCheck,
} from './check-event-list.ts';

/** The longest code that an event takes. */
export const MOST_CODE = 8000;

/** A list of an event, read from its code and checked with a catalogue. */
export type ReadEventList = {
  readonly document: RosterDocument;
  readonly check: EventListCheck;
  /** The check in numbers, by the catalogue that made it. */
  readonly verdict: ListVerdict;
  /** The part of the list that statistics count. */
  readonly facts: ListFacts;
  /** Known units for which the list gives other values than the catalogue. */
  readonly differing: readonly DifferingValue[];
  /** Parts of the code that could not be read and were replaced or left out. */
  readonly unread: number;
};

/** Returns the code under which an event keeps a list: that of its share link, without a date. */
export function eventCode(document: RosterDocument, catalogue: Catalogue): string {
  return encodeList(payloadOf(document, catalogue, { createdAt: null }));
}

/** Reads the list of a code and checks it; null for a code that holds no list. */
export function readEventList(
  code: string,
  format: Format | null,
  catalogue: Catalogue,
): ReadEventList | null {
  const decoded = decodeList(code);
  if (!decoded.ok) return null;
  const document = documentFromPayload(decoded.payload, catalogue);
  const check = checkEventList(document, format, catalogue);
  return {
    document,
    check,
    verdict: verdictOfCheck(check, document, catalogue),
    facts: factsOfList(document, catalogue),
    differing: differingValues(armyAsSent(decoded.payload, catalogue), catalogue),
    unread: decoded.problems.length,
  };
}
