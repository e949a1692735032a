import type { MiddlewareHandler } from 'hono';

/** Responds with 405 and the Allow header to every method but those named. */
export function allowMethods(methods: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    if (methods.includes(c.req.method)) return next();
    return c.text('This address can only be read.\n', 405, { Allow: methods.join(', ') });
  };
}
