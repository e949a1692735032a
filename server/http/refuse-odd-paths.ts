import type { MiddlewareHandler } from 'hono';

/**
 * Responds with 400 to an address that no page or file of ours can have: broken percent-encoding, a
 * NUL byte, a backslash, or steps upwards hidden by encoding (`%2e%2e%2f`). Plain steps upwards are
 * resolved before they arrive here.
 */
export function refuseOddPaths(): MiddlewareHandler {
  return async (c, next) => {
    const path = decodedPath(c.req.url);
    if (path === null || /[\0\\]/.test(path) || path.split('/').includes('..')) {
      return c.text('This address is not valid.\n', 400);
    }
    return next();
  };
}

/**
 * The decoded path of a full address, such as `/shared-list/añb`; null when its encoding is broken.
 */
export function decodedPath(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return null;
  }
}
