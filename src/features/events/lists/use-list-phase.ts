import { useSyncExternalStore } from 'react';
import { type ListEvent, type ListPhase, listPhase, spanParts } from '#domain/events/lists/list-desk.ts';
import { now } from '#platform/clock.ts';
import { useLanguage } from '#platform/use-language.ts';

/** Returns the phase of the lists of an event; the component renders again when it changes. */
export function useListPhase(event: ListEvent): ListPhase {
  return useSyncExternalStore(eachSecond, () => listPhase(event, now().getTime()));
}

/** Returns the time until an instant (ms since 1970) in words, such as `2 days, 3 hours`. */
export function useTimeLeft(until: number): string {
  const language = useLanguage();
  return useSyncExternalStore(eachSecond, () =>
    new Intl.ListFormat(language, { type: 'unit' }).format(
      spanParts(until - now().getTime()).map(({ value, unit }) =>
        new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value),
      ),
    ),
  );
}

function eachSecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}
