import { createContext, use } from 'react';

/**
 * What the ids of one drawing's patterns begin with: two drawings may stand on one page, and one of
 * them hidden.
 */
export const PatternScope = createContext('diagram');

/** The names of the patterns that `Patterns` holds. */
export type PatternName = 'stripes' | 'own-zone' | 'enemy-zone' | 'bricks' | 'blue-die' | 'arrow';

/** The value of `fill` or `markerEnd` that takes a pattern of this drawing. */
export function usePattern(name: PatternName): string {
  return `url(#${use(PatternScope)}-${name})`;
}
