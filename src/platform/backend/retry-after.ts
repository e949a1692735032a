/** Seconds that the last refused call was told to wait; auth-js passes no headers on. */
let seconds: number | null = null;

/** Keeps the wait that a 429 asks for. Returns the response. */
export function noteRetryAfter(response: Response): Response {
  const wait = Number(response.headers.get('Retry-After') ?? Number.NaN);
  seconds = response.status === 429 && Number.isFinite(wait) && wait >= 0 ? Math.ceil(wait) : null;
  return response;
}

/** The wait that the last call was told, in seconds; null when it was told none. */
export function lastRetryAfter(): number | null {
  return seconds;
}
