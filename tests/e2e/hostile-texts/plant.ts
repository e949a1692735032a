import type { Answer, OwnSite } from '../pages/own-site.ts';
import { PAYLOADS } from './payloads.ts';

/** Rows of one table with a payload in each of some columns. */
export type Bed = {
  readonly table: string;
  /**
   * Returns the row for the payload `at`. `text` returns the payload for a column, or plain words
   * where the column refused it.
   */
  readonly row: (text: (column: string) => string, at: number) => Readonly<Record<string, unknown>>;
  /** The caller's token; by default the service key of the host. */
  readonly token?: string;
  /** The columns that get a payload. */
  readonly columns: readonly string[];
  /** Columns that tell rows apart which are there already: those are changed. */
  readonly onConflict?: string;
};

/** The fate of the payloads in a column. */
export type Harvest = {
  readonly stored: readonly string[];
  readonly refused: readonly string[];
};

const CHUNK = 31;

/**
 * Writes every payload into every column of a bed. The server may refuse any: a refusal by anything
 * but the check of a column, or for a malformed text, is thrown. Returns by column the stored and
 * the refused payloads.
 */
export async function plant(site: OwnSite, bed: Bed): Promise<Readonly<Record<string, Harvest>>> {
  const refused = new Map(bed.columns.map((column) => [column, new Set<number>()]));
  const rowOf = (at: number) =>
    bed.row((column) => (refused.get(column)?.has(at) === true ? `plain ${String(at)}` : textAt(at)), at);
  const path = `/rest/v1/${bed.table}${bed.onConflict === undefined ? '' : `?on_conflict=${bed.onConflict}`}`;
  const prefer =
    bed.onConflict === undefined ? 'return=minimal' : 'return=minimal,resolution=merge-duplicates';
  const write = async (numbers: readonly number[], tries = 5): Promise<Answer> => {
    const answer = await site.call(path, {
      body: numbers.map(rowOf),
      prefer,
      ...(bed.token === undefined ? {} : { token: bed.token }),
    });
    return isTooSlow(answer) && tries > 1 ? write(numbers, tries - 1) : answer;
  };
  for (const numbers of chunks()) {
    const all = await write(numbers);
    if (all.status < 300) continue;
    for (const at of numbers) {
      for (let answer = await write([at]); answer.status >= 300; answer = await write([at])) {
        const guilty = guiltyColumns(bed, answer, at);
        for (const column of guilty) refused.get(column)?.add(at);
      }
    }
  }
  const numbers = PAYLOADS.map((_, at) => at);
  return Object.fromEntries(
    [...refused].map(([column, bad]) => [
      column,
      {
        stored: numbers.filter((at) => !bad.has(at)).map(textAt),
        refused: numbers.filter((at) => bad.has(at)).map(textAt),
      },
    ]),
  );
}

/** True for a statement that a busy machine did not end in time. */
function isTooSlow({ json }: Answer): boolean {
  return (json as { readonly code?: string } | null)?.code === '57014';
}

function textAt(at: number): string {
  return PAYLOADS[at]?.text ?? '';
}

/** No text of a database: half a letter, or a zero byte. */
function isNoText(text: string): boolean {
  return !text.isWellFormed() || text.includes('\0');
}

/**
 * Splits the payloads into chunks; those that are likely to be refused come last, so that they hold
 * up few others.
 */
function chunks(): readonly (readonly number[])[] {
  const isOdd = (text: string) => /\p{Cc}|^\s|\s$|.{190}/u.test(text) || isNoText(text);
  const order = PAYLOADS.map(({ text }, at) => ({ at, isOdd: isOdd(text) }))
    .toSorted((one, other) => Number(one.isOdd) - Number(other.isOdd))
    .map(({ at }) => at);
  return Array.from({ length: Math.ceil(order.length / CHUNK) }, (_, chunk) =>
    order.slice(chunk * CHUNK, (chunk + 1) * CHUNK),
  );
}

function guiltyColumns({ table, columns }: Bed, { status, json }: Answer, at: number): readonly string[] {
  if (isNoText(textAt(at))) return columns;
  const message = (json as { readonly message?: string }).message ?? '';
  const constraint = /constraint "([^"]+)"/.exec(message)?.[1] ?? '';
  const about = constraint.slice(table.length + 1);
  const [column] = columns
    .filter((each) => about === `${each}_check` || about.startsWith(`${each}_`))
    .toSorted((one, other) => other.length - one.length);
  if (column === undefined) {
    throw new Error(`${table}, payload ${String(at)}: ${String(status)} ${JSON.stringify(json)}`);
  }
  return [column];
}
