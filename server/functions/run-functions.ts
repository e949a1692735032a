import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { basePath } from 'hono/route';
import type { Log } from '../http/log.ts';
import { functionFetch } from './function-fetch.ts';
import { loadFunctions, type CreateHandler } from './load-functions.ts';

/** The parts that the functions of a project run on. */
export type FunctionsParts = {
  /**
   * The folder of functions, `…/supabase/functions`. Its files are trusted: they run in this
   * process.
   */
  readonly directory: string;
  /**
   * A setting or secret by its name. `SUPABASE_URL` is `origin`'s to say, `SUPABASE_ANON_KEY` has
   * to be among these.
   */
  readonly env: (name: string) => string | undefined;
  /** This server's address as the caller of a request reached it, such as `http://localhost:8080`. */
  readonly origin: (request: Request) => string;
  readonly log: Log;
  /** The server itself: a function's calls to `origin` are answered in the process. */
  readonly dispatch?: (request: Request) => Promise<Response>;
  /** The network, for tests. */
  readonly fetch?: (request: Request) => Promise<Response>;
};

const MAX_BODY_BYTES = 1_048_576;
const TIME_LIMIT_MS = 30_000;

/**
 * Creates the functions of a folder as a part of the server, to be mounted at `/functions/v1`.
 * Errors around a function have the form of the hosted gateway, `{ code, message }` with
 * `sb-error-code`:
 * - 404 for an unknown name
 * - 413 beyond 1 MB of body
 * - 504 after 30 seconds
 * - 500 for a function that threw
 * - 503 for one that does not load
 * - 501 for one without a `handler.ts`, because an entry file for Deno cannot run here
 */
export async function createFunctions(parts: FunctionsParts): Promise<Hono> {
  const functions = await loadFunctions(parts.directory, parts.log);
  const app = new Hono();
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => gatewayAnswer(413, 'REQUEST_TOO_LARGE', 'The request body is larger than 1 MB'),
    }),
  );
  app.all('*', async (c) => {
    const path = c.req.path.slice(basePath(c).replace(/\/$/, '').length);
    const name = path.split('/')[1] ?? '';
    const found = functions.get(name);
    if (found === undefined) return gatewayAnswer(404, 'NOT_FOUND', 'Requested function was not found');
    if (found.state === 'broken') return gatewayAnswer(503, 'BOOT_ERROR', 'Function failed to start');
    if (found.state === 'foreign') {
      const message =
        'This server runs functions that have a handler.ts with createHandler; this one has only an entry for Deno';
      return gatewayAnswer(501, 'NOT_RUNNABLE', message);
    }
    return run(c, { name, path, create: found.create }, parts);
  });
  return app;
}

type Call = {
  readonly name: string;
  /** As the function sees it: `/name/…`, as on the hosted runtime. */
  readonly path: string;
  readonly create: CreateHandler;
};

async function run(c: Context, { name, path, create }: Call, parts: FunctionsParts): Promise<Response> {
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DOMException('The function took too long', 'TimeoutError')),
    TIME_LIMIT_MS,
  );
  const requestId: unknown = c.get('requestId');
  const log = parts.log.child({ requestId, function: name });
  try {
    const answer = async (): Promise<unknown> => {
      const origin = parts.origin(c.req.raw);
      const { dispatch, fetch = globalThis.fetch } = parts;
      const id = typeof requestId === 'string' ? requestId : null;
      const handle = create({
        env: (key) => (key === 'SUPABASE_URL' ? origin : parts.env(key)),
        fetch: functionFetch({ origin, dispatch, fetch, signal: limit.signal, requestId: id }),
      });
      return handle(requestFor(c.req.raw, path, limit.signal));
    };
    const response = await Promise.race([answer(), whenAborted(limit.signal)]);
    if (limit.signal.aborted) {
      log.error('A function took too long');
      return gatewayAnswer(504, 'IDLE_TIMEOUT', 'The function did not answer within 30 seconds');
    }
    if (isResponse(response)) return new Response(response.body, response);
    log.error('A function answered no Response');
  } catch (cause) {
    log.error('A function threw', { cause });
  } finally {
    clearTimeout(timer);
  }
  return gatewayAnswer(500, 'WORKER_ERROR', 'Function exited due to an error');
}

/** The request under the address that a function knows itself by. */
function requestFor(raw: Request, path: string, signal: AbortSignal): Request {
  const url = new URL(raw.url);
  url.pathname = path;
  const hasBody = raw.method !== 'GET' && raw.method !== 'HEAD' && raw.body !== null;
  // A streamed body asks for `duplex`, which not all type libraries know.
  const init: RequestInit & { duplex: 'half' } = {
    method: raw.method,
    headers: raw.headers,
    signal,
    duplex: 'half',
    ...(hasBody && { body: raw.body }),
  };
  return new Request(url, init);
}

async function whenAborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
}

/**
 * Recognises a response by its shape: functions may return a response of the platform's fetch,
 * which has another class than the server's.
 */
function isResponse(value: unknown): value is Response {
  return (
    typeof value === 'object' && value !== null && 'headers' in value && 'status' in value && 'body' in value
  );
}

function gatewayAnswer(status: number, code: string, message: string): Response {
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'sb-error-code',
    'Cache-Control': 'no-store',
    'sb-error-code': code,
  };
  return Response.json({ code, message }, { status, headers });
}
