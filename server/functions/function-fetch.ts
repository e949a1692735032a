import type { HandlerParts } from './load-functions.ts';

/** The routes of a function's calls. */
export type FetchWay = {
  /** This server's own address, as the function knows it. */
  readonly origin: string;
  /**
   * Handles calls to `origin` in this process; without it they go through the network like all
   * others.
   */
  readonly dispatch: ((request: Request) => Promise<Response>) | undefined;
  /** The network. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Ends every call when the function's time is over. */
  readonly signal: AbortSignal;
  /**
   * Goes with calls to `origin`, so that their log lines carry the id of the request that caused
   * them.
   */
  readonly requestId: string | null;
};

/**
 * The `fetch` that a function gets: as the platform's, but what it asks of its own backend needs no
 * socket.
 */
export function functionFetch({
  origin,
  dispatch,
  fetch,
  signal,
  requestId,
}: FetchWay): HandlerParts['fetch'] {
  return async (input, init = {}) => {
    const own = init.signal ?? (input instanceof Request ? input.signal : null);
    const either = own === null ? signal : AbortSignal.any([signal, own]);
    const request = new Request(input, { ...init, signal: either });
    if (dispatch === undefined || new URL(request.url).origin !== new URL(origin).origin)
      return fetch(request);
    if (requestId !== null) request.headers.set('x-request-id', requestId);
    either.throwIfAborted();
    return Promise.race([dispatch(request), rejectOnAbort(either)]);
  };
}

/** Rejects once the signal fires, as the platform's `fetch` does by itself. */
async function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => {
      const reason: unknown = signal.reason;
      reject(reason instanceof Error ? reason : new DOMException('The call was ended', 'AbortError'));
    };
    signal.addEventListener('abort', end, { once: true });
  });
}
