import { isRecord } from '../catalogue/is-record.ts';
import { oneLine, readInstant, readInteger, readText } from '../sharing/fields.ts';
import {
  type Format,
  type FormatLimit,
  MOST_CHOICES,
  MOST_COPIES,
  MOST_LIMITS,
  MOST_NAME,
  MOST_NOTE,
  MOST_POINTS,
} from './format.ts';

/** A format that was read. `faults`: parts that were left out or changed to the nearest allowed. */
export type ReadFormat = { readonly format: Format; readonly faults: number };

type Report = () => void;

const ID = /^[a-z0-9][a-z0-9-]{0,59}$/u;
const UNIT = /^[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}$/u;
const MOST_KEYWORD = 60;
const MOST_RELEASE = 1_000_000_000;

/**
 * Reads a format from a link, a file or storage; null when it is something else. Fields that it
 * does not know are left out. Never throws.
 */
export function readFormat(value: unknown): ReadFormat | null {
  if (!isRecord(value) || typeof value['id'] !== 'string' || !ID.test(value['id'])) return null;
  let faults = 0;
  const report = () => {
    faults += 1;
  };
  const name = readText(value['name'], MOST_NAME, report);
  if (name === '') return null;
  const format: Format = {
    id: value['id'],
    name,
    note: readText(value['note'], MOST_NOTE, report),
    minPoints: readBound(value['minPoints'], MOST_POINTS, report),
    maxPoints: readBound(value['maxPoints'], MOST_POINTS, report),
    factions: readIds(value['factions'], report),
    limits: readLimits(value['limits'], report),
    copies: readBound(value['copies'], MOST_COPIES, report),
    tournament: value['tournament'] === true,
    release: readBound(value['release'], MOST_RELEASE, report),
    missions: readIds(value['missions'], report),
    feats: readIds(value['feats'], report),
    deadline: readInstant(value['deadline'], report),
  };
  return { format, faults };
}

function readBound(value: unknown, max: number, report: Report): number | null {
  if (value === undefined || value === null) return null;
  return readInteger(value, { min: 0, max, fallback: 0 }, report);
}

function readIds(value: unknown, report: Report): readonly string[] {
  const ids = readAll(value, MOST_CHOICES, report, (each) =>
    typeof each === 'string' && ID.test(each) ? each : null,
  );
  return [...new Set(ids)];
}

function readLimits(value: unknown, report: Report): readonly FormatLimit[] {
  const limits = readAll(value, MOST_LIMITS, report, (each) => readLimit(each, report));
  return [...new Map(limits.map((limit) => [`${limit.of} ${limit.id}`, limit])).values()];
}

function readLimit(value: unknown, report: Report): FormatLimit | null {
  if (!isRecord(value) || typeof value['id'] !== 'string') return null;
  const max = readInteger(value['max'], { min: 0, max: MOST_COPIES, fallback: 0 }, report);
  const { of, id } = value;
  if (of === 'unit') return UNIT.test(id) ? { of, id, max } : null;
  const keyword = oneLine(id, MOST_KEYWORD);
  return of === 'keyword' && keyword !== '' ? { of, id: keyword, max } : null;
}

/** Reads the members of a list. One that cannot be read is left out and reported. */
function readAll<Item>(
  value: unknown,
  most: number,
  report: Report,
  read: (value: unknown) => Item | null,
): readonly Item[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    report();
    return [];
  }
  if (value.length > most) report();
  return value.slice(0, most).flatMap((each: unknown) => {
    const item = read(each);
    if (item === null) report();
    return item === null ? [] : [item];
  });
}
