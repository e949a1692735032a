import * as v from 'valibot';
import type { Command, Entry, RosterDocument, RosterHistory } from './types.ts';

/** JSON has no other numbers; `v.number` already refuses NaN. */
const finite = v.pipe(v.number(), v.finite());
const whole = v.pipe(v.number(), v.safeInteger());

const entry = v.object({
  unitId: v.string(),
  quantity: v.pipe(whole, v.minValue(1)),
  foreign: v.exactOptional(
    v.object({
      name: v.string(),
      points: finite,
      command: finite,
      highCommand: v.boolean(),
      keywords: v.array(v.string()),
    }),
  ),
}) satisfies v.GenericSchema<unknown, Entry>;

const saved = v.object({
  print: v.string(),
  localPrint: v.nullable(v.string()),
  cloudId: v.exactOptional(v.string()),
});

const remembered = v.object({
  release: v.nullable(whole),
  units: v.record(
    v.string(),
    v.object({
      points: v.exactOptional(finite),
      command: v.exactOptional(finite),
      highCommand: v.exactOptional(v.boolean()),
      availability: v.exactOptional(finite),
      tournamentLegal: v.exactOptional(v.boolean()),
      keywords: v.exactOptional(v.array(v.string())),
    }),
  ),
});

const document = v.object({
  name: v.string(),
  faction: v.string(),
  target: v.nullable(finite),
  entries: v.pipe(
    v.array(entry),
    v.check((entries) => new Set(entries.map(({ unitId }) => unitId)).size === entries.length),
  ),
  currentName: v.nullable(v.string()),
  savedId: v.nullable(v.string()),
  saved: v.exactOptional(saved),
  basedOn: v.exactOptional(v.object({ id: v.string(), name: v.string() })),
  remembered: v.exactOptional(remembered),
}) satisfies v.GenericSchema<unknown, RosterDocument>;

const edits = [
  v.object({ type: v.literal('add'), unitId: v.string() }),
  v.object({ type: v.literal('remove'), unitId: v.string() }),
  v.object({ type: v.literal('set-quantity'), unitId: v.string(), quantity: finite }),
  v.object({ type: v.literal('put-entry'), entry, index: whole }),
  v.object({ type: v.literal('rename'), name: v.string() }),
  v.object({ type: v.literal('set-target'), target: v.nullable(finite) }),
  v.object({ type: v.literal('change-faction'), faction: v.string() }),
  v.object({ type: v.literal('clear') }),
  v.object({
    type: v.literal('mark-saved'),
    currentName: v.nullable(v.string()),
    savedId: v.nullable(v.string()),
    saved: v.exactOptional(saved),
  }),
  v.object({ type: v.literal('load'), document }),
] as const;

const command = v.variant('type', [
  ...edits,
  v.object({ type: v.literal('together'), edits: v.array(v.variant('type', edits)) }),
]) satisfies v.GenericSchema<unknown, Command>;

const steps = v.array(v.object({ command, inverse: command }));

const history = v.object({ document, past: steps, future: steps }) satisfies v.GenericSchema<
  unknown,
  RosterHistory
>;

/**
 * A history as a JSON value: what `JSON.stringify` can write and `parseHistory` reads back whole.
 */
export function historyToJson({ document: latest, past, future }: RosterHistory): RosterHistory {
  return { document: latest, past, future };
}

/**
 * The history in a JSON value from storage. Null when any part of it is malformed; `parseDocument`
 * on its `document` may then still save the list without its undo. Fields that a later version may
 * have added are left out.
 */
export function parseHistory(input: unknown): RosterHistory | null {
  const result = v.safeParse(history, input);
  return result.success ? result.output : null;
}

/** The document in a JSON value from storage, or null when any part of it is malformed. */
export function parseDocument(input: unknown): RosterDocument | null {
  const result = v.safeParse(document, input);
  return result.success ? result.output : null;
}
