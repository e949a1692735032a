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

/** A message from the service worker to a page. */
export type PageMessage =
  /**
   * Go to this page of the app, if nothing is lost by it. True or false comes back through the
   * port.
   */
  | { readonly kind: 'open-page'; readonly path: string }
  /** The device has no room for what a new version keeps. */
  | { readonly kind: 'no-room' };

/**
 * `new`: the whole app is kept just now; `kept`: it was already; `full`: the device has no room for
 * a part; `failed`: a part is missing.
 */
export type KeepResult = 'new' | 'kept' | 'full' | 'failed';
