/**
 * Headers of every answer. A page of any origin may read it, as it needs a token that only the app
 * of its user has. The names are those that supabase-js sends, and the ones with which the app asks
 * for a fresh answer.
 */
const HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store, no-cache, must-revalidate',
  Pragma: 'no-cache',
  Expires: '0',
};

const ALLOWED_HEADERS = [
  'authorization',
  'x-client-info',
  'apikey',
  'content-type',
  'x-retry-count',
  'x-request-id',
  'traceparent',
  'tracestate',
  'baggage',
  'cache-control',
  'pragma',
  'expires',
];

/** An answer in JSON that no cache keeps. */
export function answerJson(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...HEADERS, 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
}

/** A refusal: a code that the app can turn into words, and a sentence for developers. */
export function refuse(status: number, code: string, message: string): Response {
  return answerJson(status, { code, message });
}

/**
 * Handles the requests before a function's own work: a browser's preflight, or a method that is not
 * among `methods`. Returns null when the request may go on.
 */
export function answerMethod(request: Request, methods: readonly string[]): Response | null {
  const allowed = [...methods, 'OPTIONS'].join(', ');
  if (request.method === 'OPTIONS') {
    const headers = {
      ...HEADERS,
      'Access-Control-Allow-Methods': allowed,
      'Access-Control-Allow-Headers': ALLOWED_HEADERS.join(', '),
      'Access-Control-Max-Age': '86400',
    };
    return new Response('ok', { status: 200, headers });
  }
  if (methods.includes(request.method)) return null;
  const body = { code: 'method_not_allowed', message: `This function answers ${methods.join(' and ')}.` };
  return answerJson(405, body, { Allow: allowed });
}
