/** The drawings that rules texts call for. */
export type DiagramName = 'line-of-sight' | 'coherency' | 'charge-lane' | 'cover' | 'deployment';

/** The texts of one drawing, in the player's language. */
export type DiagramWords = {
  /** The caption above it. */
  readonly title: string;
  /**
   * The content of the drawing, for screen readers. One or two sentences; the legend is read as
   * well.
   */
  readonly description: string;
  /** The meanings of the letters in the drawing: the first text is A, the second B … */
  readonly legend: readonly string[];
};

/** The letter of a place in the legend, from 0 on. */
export function markOf(place: number): string {
  return String.fromCodePoint(65 + place);
}
