/** A message from a page to the service worker. */
export type WorkerMessage =
  /** The player wants the version that waits, now. */
  | 'take-over'
  /**
   * This page runs the present version: stores of earlier ones may go unless another page still
   * needs them.
   */
  | 'tidy';
