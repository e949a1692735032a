import { backendFetch, busySeconds } from './backend-fetch.ts';

/** Longer than this nobody waits without a word. */
const LONGEST_WAIT_S = 5;
const TRIES = 3;

/**
 * Calls the table API. A call that the server was too busy to begin is sent again after the wait
 * that it asked for, a write too, as nothing of it was done. After a few tries, or when the wait is
 * long, its refusal is returned.
 */
export async function patientFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await backendFetch(input, init);
    const seconds = busySeconds(response);
    if (seconds === null || seconds > LONGEST_WAIT_S || tries === TRIES) return response;
    await pause(seconds, init.signal ?? null);
  }
}

/**
 * Rejects as `fetch` does when the caller breaks off. The waits differ, so that those who were
 * refused together do not return together.
 */
function pause(seconds: number, signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000 * (1 + Math.random() / 2));
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The call was broken off', 'AbortError'));
    });
  });
}
