/** The drawings that rules texts call for. */
export type DiagramName = 'line-of-sight' | 'coherency' | 'charge-lane' | 'cover' | 'deployment';

/** The texts of one drawing, in the player's language. */
export type DiagramWords = {
  /** The caption above it. */
  readonly title: string;
  /**
   * What is to be seen, for who cannot see it. One or two sentences; the legend is read as well.
   */
  readonly description: string;
  /** What the letters in the drawing stand for: the first text is A, the second B … */
  readonly legend: readonly string[];
};

/** The letter of a place in the legend, from 0 on. */
export function markOf(place: number): string {
  return String.fromCodePoint(65 + place);
}
