import * as v from 'valibot';
import { isRecord } from '#domain/catalogue/is-record.ts';
import { readPending } from '#domain/live/read-row.ts';
import type { ListReveal, Pending } from '#domain/live/types.ts';

/** A row as the server sent it, before it is read: an updated app may read more of it. */
export type RawRow = { readonly n: number };

/** The part of a shared game that this device keeps besides the rows. */
export type KeptGame = {
  readonly id: string;
  /** Id of the account that plays it here. */
  readonly account: string;
  /** The secret of the link to watch it. */
  readonly watch: string;
  /** True for the account that opened it, which may delete it. */
  readonly isOpener: boolean;
  /** The number of rows that this device knew. */
  readonly known: number;
  /** Own actions that no row is known to hold yet, in order. */
  readonly pending: readonly Pending[];
  /** The lists that were sealed here, with their salts; nobody else has them. */
  readonly secrets: readonly ListReveal[];
};

/** One step of a kept game. Steps can be done twice, and in another tab's order. */
export type KeptChange = {
  readonly add?: readonly Pending[];
  /** Actions in the place of those with the same id. */
  readonly replace?: readonly Pending[];
  /** Ids of actions that arrived, were dropped or were already so. */
  readonly remove?: readonly string[];
  readonly secret?: ListReveal;
  readonly known?: number;
  /** Set when another account plays on in the place of this one. */
  readonly account?: string;
};

/** Does a step. An action that is there already is not added again. */
export function changeKept(kept: KeptGame, change: KeptChange): KeptGame {
  const { add = [], replace = [], remove = [], secret, known = 0, account = kept.account } = change;
  const there = new Set(kept.pending.map(({ id }) => id));
  const all = [...kept.pending, ...add.filter(({ id }) => !there.has(id))];
  const pending = all
    .filter(({ id }) => !remove.includes(id))
    .map((action) => replace.find(({ id }) => id === action.id) ?? action);
  const others = kept.secrets.filter(({ salt }) => salt !== secret?.salt);
  const secrets = secret === undefined ? kept.secrets : [...others, secret];
  return { ...kept, pending, secrets, known: Math.max(kept.known, known), account };
}

/**
 * Does a step to a stored game. Fields and actions of it that this version cannot read stay as they
 * are. Null for one that cannot be read at all.
 */
export function changeStored(stored: unknown, change: KeptChange): KeptGame | null {
  const kept = readKept(stored);
  if (kept === null || !isRecord(stored)) return null;
  const { pending } = v.parse(keptSchema, stored);
  const unread = pending.filter((one) => readPending(one) === null);
  const changed = changeKept(kept, change);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read by nobody but a version that knows them
  const all = [...unread, ...changed.pending] as readonly Pending[];
  return { ...stored, ...changed, pending: all };
}

const text = v.string();
const keptSchema = v.object({
  id: text,
  account: text,
  watch: text,
  isOpener: v.boolean(),
  known: v.number(),
  pending: v.array(v.unknown()),
  secrets: v.array(v.looseObject({ salt: text, list: v.looseObject({ units: v.array(v.unknown()) }) })),
});

/**
 * Reads a kept game; null when it cannot be read. An action that cannot be read is left out: the
 * rules of this version do not know it. It stays stored.
 */
export function readKept(input: unknown): KeptGame | null {
  const read = v.safeParse(keptSchema, input);
  if (!read.success) return null;
  return {
    ...read.output,
    pending: read.output.pending.flatMap((one) => readPending(one) ?? []),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this device alone; the domain checks a list against its seal
    secrets: read.output.secrets as unknown as readonly ListReveal[],
  };
}
