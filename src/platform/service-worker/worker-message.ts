/** A message from a page to the service worker. */
export type WorkerMessage =
  /** The player wants the version that waits, now. */
  | 'take-over'
  /**
   * This page runs the present version: stores of earlier ones may go unless another page still
   * needs them.
   */
  | 'tidy'
  /** Keep the whole app now. The response, a KeepResult, comes through the port beside it. */
  | 'keep-whole';

/** A message from the service worker to a page. True or false comes back through the port. */
export type PageMessage = {
  /** Go to this page of the app, if nothing is lost by it. */
  readonly kind: 'open-page';
  readonly path: string;
};

/** `new`: the whole app is kept just now; `kept`: it was already; `failed`: a part is missing. */
export type KeepResult = 'new' | 'kept' | 'failed';
