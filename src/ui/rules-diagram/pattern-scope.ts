import { createContext, use } from 'react';

/**
 * The prefix of the pattern ids of one drawing: a page may hold two drawings, and one may be
 * hidden.
 */
export const PatternScope = createContext('diagram');

/** The names of the patterns that `Patterns` holds. */
export type PatternName = 'stripes' | 'own-zone' | 'enemy-zone' | 'bricks' | 'blue-die' | 'arrow';

/** The value of `fill` or `markerEnd` that takes a pattern of this drawing. */
export function usePattern(name: PatternName): string {
  return `url(#${use(PatternScope)}-${name})`;
}
