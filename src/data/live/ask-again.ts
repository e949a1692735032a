import type { Hint } from '#platform/backend/hint-channels.ts';

type Questions = {
  /** Asks the backend; `about` has the subjects of all hints since the last time. */
  readonly ask: (about: ReadonlySet<string>) => void;
  /** The time that hints which come together have to be asked for together. */
  readonly togetherMs: number;
  /** Readers of one thing hear a hint at the same moment: each waits a random part of this. */
  readonly spreadMs: number;
  /** A number from 0 to 1. */
  readonly chance?: () => number;
};

export type AskAgain = {
  readonly note: (hint: Pick<Hint, 'about' | 'pause'>) => void;
  readonly stop: () => void;
};

/** The shortest time between two questions, by how many pauses in a row ended with another hint. */
const GAPS_MS = [1_000, 5_000, 10_000, 20_000] as const;
/** Clocks differ, and a hint comes after its change. */
const AFTER_PAUSE_MS = 500;

/**
 * Asks the backend again when it has hinted that something is new: soon, and once more after the
 * pause in which it leaves hints out. A flood is asked about every 20 s at most.
 */
export function askAgain({ ask, togetherMs, spreadMs, chance = Math.random }: Questions): AskAgain {
  const about = new Set<string>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const flood = createFlood();
  let due: ReturnType<typeof setTimeout> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  const run = () => {
    due = undefined;
    askedAt = performance.now();
    const subjects = new Set(about);
    about.clear();
    ask(subjects);
  };
  const soon = (subject: string) => {
    about.add(subject);
    const earliest = askedAt + flood.gapMs() - performance.now();
    due ??= setTimeout(run, Math.max(togetherMs + chance() * spreadMs, earliest));
  };
  return {
    note: ({ about: subject, pause }) => {
      flood.note(pause);
      soon(subject);
      if (pause === 0) return;
      clearTimeout(timers.get(subject));
      const again = () => soon(subject);
      timers.set(subject, setTimeout(again, pause * 1_000 + AFTER_PAUSE_MS));
    },
    stop: () => {
      clearTimeout(due);
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** Tells a flood, in which the next hint comes as soon as it may, from a talk. */
function createFlood() {
  let hintedAt = Number.NEGATIVE_INFINITY;
  let inARow = 0;
  return {
    note: (pause: number) => {
      const now = performance.now();
      inARow = now - hintedAt < pause * 1_500 ? inARow + 1 : 0;
      hintedAt = now;
    },
    gapMs: () => GAPS_MS[Math.min(inARow, GAPS_MS.length - 1)] ?? 0,
  };
}
