/** The usual sizes of a game, in points (pts). */
export const READY_SIZES = [300, 500, 800] as const;
