import * as v from 'valibot';
import { readPending } from '#domain/live/read-row.ts';
import { sharedGameKeys } from '#platform/storage/shared-game-keys.ts';
import type { TextStore } from '#platform/storage/text-store.ts';
import type { KeptChange } from './kept-game.ts';

/** A step of a shared game. */
export type TailStep = { readonly game: string; readonly change: KeptChange };

/**
 * The steps that the database of this browser does not hold yet. They are written before a tap
 * returns, as the database takes a moment, in which a phone may end the page.
 */
export type LiveTail = {
  /** Keeps steps in the place of those before. False when the browser did not take them. */
  readonly keep: (steps: readonly TailStep[]) => boolean;
  /** The steps of a game that tabs left behind, also those that another tab is about to store. */
  readonly leftBehind: (game: string) => LeftBehind;
};

export type LeftBehind = {
  readonly changes: readonly KeptChange[];
  /** Forgets them, but for those of a tab that has written others since. */
  readonly forget: () => void;
};

const stepSchema = v.object({
  game: v.string(),
  change: v.object({
    add: v.optional(v.array(v.unknown())),
    replace: v.optional(v.array(v.unknown())),
    remove: v.optional(v.array(v.string())),
    secret: v.optional(v.unknown()),
    known: v.optional(v.number()),
    account: v.optional(v.string()),
  }),
});
const stepsSchema = v.pipe(v.string(), v.parseJson(), v.array(stepSchema));

/** The tail of one tab in the local storage. `tab`: an id that no other tab has. */
export function createLiveTail(
  texts: Pick<TextStore, 'keys' | 'readText' | 'writeText' | 'remove'>,
  tab: string,
): LiveTail {
  const own = sharedGameKeys.liveTail(tab);
  return {
    keep: (steps) => {
      const written = steps.length === 0 ? texts.remove(own) : texts.writeText(own, JSON.stringify(steps));
      return written.ok;
    },
    leftBehind: (game) => {
      const found = texts
        .keys(sharedGameKeys.liveTail(''))
        .map((key) => ({ key, text: texts.readText(key) }));
      return {
        changes: found.flatMap(({ text }) =>
          readSteps(text).flatMap((step) => (step.game === game ? [step.change] : [])),
        ),
        forget: () => {
          for (const { key, text } of found) {
            const others = readSteps(text).filter((step) => step.game !== game);
            if (texts.readText(key) !== text) continue;
            if (others.length === 0) texts.remove(key);
            else texts.writeText(key, JSON.stringify(others));
          }
        },
      };
    },
  };
}

function readSteps(text: string | null): readonly TailStep[] {
  const read = v.safeParse(stepsSchema, text);
  if (!read.success) return [];
  return read.output.map(({ game, change: { add, replace, secret, ...change } }) => ({
    game,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this browser alone, and the domain checks a list against its seal
    change: {
      ...change,
      ...(add === undefined ? {} : { add: add.flatMap((one) => readPending(one) ?? []) }),
      ...(replace === undefined ? {} : { replace: replace.flatMap((one) => readPending(one) ?? []) }),
      ...(secret === undefined ? {} : { secret }),
    } as unknown as KeptChange,
  }));
}
