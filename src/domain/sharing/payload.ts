import { isRecord } from '../catalogue/is-record.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { armyOf } from '../roster/army.ts';
import { MAX_QUANTITY } from '../roster/document.ts';
import type { RosterDocument, RosterUnit } from '../roster/types.ts';
import {
  oneLine,
  readFlag,
  readInstant,
  readInteger,
  readKeywords,
  readText,
  type SharedKeyword,
} from './fields.ts';

export const MAX_SHARED_UNITS = 200;

const MAX_LIST_NAME = 200;
const MAX_UNIT_NAME = 120;
const MAX_ID = 120;

/**
 * One unit of a shared list, with the older app's field names. `id` and `name` are never both
 * missing from a link.
 */
export type SharedUnit = {
  readonly id: string;
  readonly name: string;
  readonly pointsCost: number;
  readonly command: number;
  readonly highCommand: boolean;
  readonly quantity: number;
  readonly keywords: readonly SharedKeyword[];
};

/** The content of a share link (docs/product.md, "Share links"). */
export type SharePayload = {
  readonly name: string;
  readonly faction: string;
  readonly units: readonly SharedUnit[];
  /** ISO 8601 instant, or null when the link does not say; then its key is left out of the link. */
  readonly created_at: string | null;
};

/**
 * An input that was not used as it was sent. `index` is the entry's place in the link, null for the
 * list itself. `not-a-unit`: the entry was left out, as it has neither an id nor a name.
 * `too-many-units`: this entry and all after it were left out. Any other reason names the field
 * that holds a default or the nearest allowed value instead.
 */
export type PayloadProblem = { readonly index: number | null; readonly reason: PayloadProblemReason };

export type PayloadProblemReason =
  | 'not-a-unit'
  | 'too-many-units'
  | 'id'
  | 'name'
  | 'points'
  | 'command'
  | 'high-command'
  | 'quantity'
  | 'keywords'
  | 'faction'
  | 'created-at';

export type ParsedPayload = { readonly payload: SharePayload; readonly problems: readonly PayloadProblem[] };

/**
 * Returns the content of a link to this list. Unit names are always English: a recipient sees their
 * own language because units are found by id, and the older app finds pictures and translations by
 * the English name. Characteristics go before the keywords in one list, as the older app sent them.
 * `createdAt`: ISO 8601, or null.
 */
export function payloadOf(
  document: RosterDocument,
  catalogue: Catalogue,
  options: { readonly createdAt: string | null },
): SharePayload {
  return {
    name: oneLine(document.name, MAX_LIST_NAME),
    faction: oneLine(document.faction, MAX_ID),
    units: armyOf(document, catalogue).map(({ unit, quantity }) => sharedUnit(unit, quantity)),
    created_at: options.createdAt,
  };
}

function sharedUnit(unit: RosterUnit, quantity: number): SharedUnit {
  return {
    id: oneLine(unit.id, MAX_ID),
    name: oneLine(unit.name, MAX_UNIT_NAME),
    pointsCost: unit.points,
    command: unit.command,
    highCommand: unit.highCommand,
    quantity,
    keywords: [...unit.characteristics, ...unit.keywords].map((name) => ({ name, description: '' })),
  };
}

/**
 * The payload in decoded JSON from anywhere. Fields of a wrong kind become their defaults, numbers
 * the nearest allowed, texts are cut, and each such repair is told in `problems`. Null when it is
 * no list at all: no object with `units`.
 */
export function parsePayload(input: unknown): ParsedPayload | null {
  if (!isRecord(input) || !Array.isArray(input['units'])) return null;
  const problems = new Map<string, PayloadProblem>();
  const reportAt = (index: number | null) => (reason: PayloadProblemReason) => {
    // One problem for a field, however many of its parts are wrong.
    problems.set(`${index} ${reason}`, { index, reason });
  };
  const report = reportAt(null);
  const sent: readonly unknown[] = input['units'];
  const payload: SharePayload = {
    name: readText(input['name'], MAX_LIST_NAME, () => report('name')),
    faction: readText(input['faction'], MAX_ID, () => report('faction')),
    units: sent.slice(0, MAX_SHARED_UNITS).flatMap((item, index) => parseUnit(item, reportAt(index)) ?? []),
    created_at: readInstant(input['created_at'], () => report('created-at')),
  };
  if (sent.length > MAX_SHARED_UNITS) reportAt(MAX_SHARED_UNITS)('too-many-units');
  return { payload, problems: [...problems.values()] };
}

function parseUnit(item: unknown, report: (reason: PayloadProblemReason) => void): SharedUnit | null {
  const unit = isRecord(item) ? item : {};
  const id = readText(unit['id'], MAX_ID, () => report('id'));
  const name = readText(unit['name'], MAX_UNIT_NAME, () => report('name'));
  if (id === '' && name === '') {
    report('not-a-unit');
    return null;
  }
  return {
    id: id || name,
    name: name || id,
    pointsCost: readInteger(unit['pointsCost'], { min: 0, max: 999, fallback: 0 }, () => report('points')),
    command: readInteger(unit['command'] ?? 0, { min: 0, max: 99, fallback: 0 }, () => report('command')),
    highCommand: readFlag(unit['highCommand'], () => report('high-command')),
    quantity: readInteger(unit['quantity'] ?? 1, { min: 1, max: MAX_QUANTITY, fallback: 1 }, () =>
      report('quantity'),
    ),
    keywords: readKeywords(unit['keywords'], () => report('keywords')),
  };
}
