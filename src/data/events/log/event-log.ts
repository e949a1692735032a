import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { certainLines, type LogLine, readLog } from '#domain/events/log/read-log.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { nowIso } from '#platform/clock.ts';
import { keepCopy, readCopy } from '#platform/storage/kept-copies.ts';
import { isNoAnswer } from '../no-answer.ts';

/** The most lines of one call. */
const PAGE = 200;

/** The log of an event, as far as this device has read it. */
export type ReadLog = {
  readonly lines: readonly LogLine[];
  /** Lines that this version of the app cannot read. */
  readonly unread: number;
  /** ISO 8601 instant of the last answer. */
  readonly readAt: string;
  /** There was no answer now. */
  readonly isKept: boolean;
  /** The lines as they came, for the copy that the device keeps. */
  readonly rows: readonly unknown[];
};

const EMPTY: ReadLog = { lines: [], unread: 0, readAt: '', isKept: true, rows: [] };
const keptRows = v.array(v.unknown());

const logKey = (id: string) => ['events', 'log', id] as const;

/**
 * The log of an event. It only grows, so each reading asks for what came after the lines that will
 * never change. Without an answer it is what this device has.
 */
export function eventLogQuery(id: string, invite: string | null, userId: string | null) {
  return queryOptions({
    queryKey: [...logKey(id), userId, invite],
    queryFn: async ({ client, queryKey, signal }): Promise<ReadLog> => {
      const name = `event log ${id} ${userId ?? 'guest'}`;
      const known = client.getQueryData<ReadLog>(queryKey) ?? (await keptLog(name));
      try {
        const fresh = await readAfter(known, { event: id, invite }, signal);
        if (fresh.rows !== known.rows) {
          await keepCopy(name, { savedAt: fresh.readAt, value: fresh.rows });
        }
        return fresh;
      } catch (error) {
        if (!isNoAnswer(error) || known.readAt === '') throw error;
        return { ...known, isKept: true };
      }
    },
  });
}

/** Reads what is new in the log of an event, wherever it is shown. */
export async function refreshEventLog(client: QueryClient, id: string): Promise<void> {
  await client.invalidateQueries({ queryKey: logKey(id) });
}

async function keptLog(name: string): Promise<ReadLog> {
  const copy = await readCopy(name);
  const rows = v.safeParse(keptRows, copy?.value);
  if (copy === null || !rows.success) return EMPTY;
  return { ...readLog(rows.output), readAt: copy.savedAt, isKept: true, rows: rows.output };
}

async function readAfter(
  known: ReadLog,
  body: { readonly event: string; readonly invite: string | null },
  signal: AbortSignal,
): Promise<ReadLog> {
  // Numbers have no gaps, so the rows that are known count them.
  const certain = certainLines(known.lines, known.rows.length);
  const fresh: unknown[] = [];
  let page: readonly unknown[];
  do {
    const after = certain + fresh.length;
    page = v.parse(keptRows, await callRest({ path: 'rpc/event_log', body: { ...body, after }, signal }));
    fresh.push(...page);
  } while (page.length === PAGE);
  const now = { readAt: nowIso(), isKept: false };
  if (fresh.length === 0) return { ...known, ...now };
  const lines = known.lines.filter(({ number }) => number <= certain);
  const read = readLog(fresh);
  return {
    ...now,
    lines: [...lines, ...read.lines],
    unread: certain - lines.length + read.unread,
    rows: [...known.rows.slice(0, certain), ...fresh],
  };
}
