import { useEffect, useEffectEvent, useState } from 'react';
import { chaptersOf } from '#domain/game/replay/chapters.ts';
import { lastStep, type Replay } from '#domain/game/replay/replay.ts';
import { nextStop, previousStop, type StopKind, stopsOf } from '#domain/game/replay/stops.ts';

/** A step of a replay, or its end, which is followed while the game goes on. */
export type StepPlace = number | 'end';

export const PACES = ['slow', 'usual', 'fast'] as const;
export type Pace = (typeof PACES)[number];
/** The time from one stop to the next, in ms. */
const PACE_MS: Readonly<Record<Pace, number>> = { slow: 2_500, usual: 1_200, fast: 450 };

export type Stepping = ReturnType<typeof useStepping>;

/**
 * Walks through the steps of a replay, by itself while it plays. `isLive`: the game goes on
 * elsewhere, so its last step is where it is now.
 */
export function useStepping(replay: Replay, first: StepPlace, isLive: boolean) {
  const [place, setPlace] = useState(first);
  const [isPlaying, setPlaying] = useState(false);
  const [kind, setKind] = useState<StopKind>('steps');
  const [pace, setPace] = useState<Pace>('usual');
  const last = lastStep(replay);
  const step = place === 'end' ? last : Math.min(place, last);
  const stops = stopsOf(replay, kind);
  const next = nextStop(stops, step);
  const go = (to: number | null) => {
    if (to !== null) setPlace(isLive && to >= last ? 'end' : to);
  };
  const play = useEffectEvent(() => {
    go(next);
    if (next === null || next >= last) setPlaying(false);
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(play, PACE_MS[pace]);
    return () => clearTimeout(timer);
  }, [isPlaying, pace, step]);
  const chapters = chaptersOf(replay);
  const starts = chapters.map(({ from }) => from);
  return {
    step,
    last,
    chapters,
    isPlaying,
    kind,
    pace,
    isAtEnd: step >= last,
    go,
    goForward: () => go(next),
    goBack: () => go(previousStop(stops, step)),
    goToNextChapter: () => go(nextStop(starts, step) ?? last),
    goToChapterBefore: () => go(previousStop(starts, step)),
    /** Plays on, or from the start when it is at its end. */
    togglePlaying: () => {
      if (!isPlaying && next === null) go(0);
      setPlaying(!isPlaying && last > 0);
    },
    setKind,
    setPace,
  };
}
