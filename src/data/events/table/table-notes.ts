import * as v from 'valibot';
import { readText, writeText } from '#platform/storage/local.ts';
import { sharedGameKeys } from '#platform/storage/shared-game-keys.ts';

const uuid = v.pipe(v.string(), v.uuid());
const note = v.object({
  /** Id of the game. */
  game: uuid,
  event: uuid,
  /** The code in the link of an event by invitation; null for none. */
  invite: v.nullable(v.string()),
  round: v.pipe(v.number(), v.integer()),
  /** The entries of both players, which are also their ids in the game. */
  one: uuid,
  other: uuid,
  /** The server knows the game as that of the table. */
  isTables: v.boolean(),
});

/** The table of an event that a game of this device belongs to. */
export type TableNote = v.InferOutput<typeof note>;

/** A table of a round, by the entries of its players. */
export type Table = Pick<TableNote, 'event' | 'round' | 'one' | 'other'>;

/** The notes that a device keeps; older ones are of rounds long over. */
const MOST_NOTES = 50;

const stored = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

function readNotes(): readonly TableNote[] {
  const read = v.safeParse(stored, readText(sharedGameKeys.tableGames));
  if (!read.success) return [];
  return read.output.flatMap((one) => {
    const parsed = v.safeParse(note, one);
    return parsed.success ? [parsed.output] : [];
  });
}

/** Returns the table that a game belongs to; null for a game of no table. */
export function tableNoteOf(game: string): TableNote | null {
  return readNotes().find((one) => one.game === game) ?? null;
}

/** Returns the game of a table that this device noted last; null for none. */
export function gameOfTable({ event, round, one, other }: Table): string | null {
  const isThis = (noted: TableNote) =>
    noted.event === event && noted.round === round && noted.one === one && noted.other === other;
  return readNotes().findLast(isThis)?.game ?? null;
}

/** Notes the table of a game. False when the browser could not keep it. */
export function noteTable(made: TableNote): boolean {
  const others = readNotes().filter(({ game }) => game !== made.game);
  return writeText(sharedGameKeys.tableGames, JSON.stringify([...others, made].slice(-MOST_NOTES))).ok;
}
