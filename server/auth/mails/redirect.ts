import type { Context } from 'hono';
import type { AuthConfig } from '#server/project/project-config.ts';
import { hasControl } from '../request.ts';

/**
 * Returns the address where a mail's link finally leads. It is the one that the request asks for
 * (`redirect_to`, else its Referer) if the project allows it, else the site itself. So nobody can
 * have a link made that carries tokens to a foreign site.
 */
export function redirectTarget(c: Context, config: AuthConfig): string {
  const wanted = c.req.query('redirect_to') ?? c.req.header('redirect_to') ?? c.req.header('referer') ?? '';
  return isAllowed(wanted, config) ? wanted : config.siteUrl;
}

/**
 * True when a link may lead to an address: the site's own host, this machine, or a pattern of the
 * project's list.
 */
export function isAllowed(
  wanted: string,
  { siteUrl, redirectUrls }: Pick<AuthConfig, 'siteUrl' | 'redirectUrls'>,
): boolean {
  // A browser reads `\` and control characters in its own way: nothing that needs guessing is let
  // through.
  if (/[\s\\]/.test(wanted) || hasControl(wanted)) return false;
  const url = parse(wanted);
  const site = parse(siteUrl);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (site !== null && url.protocol === site.protocol && url.hostname === site.hostname) {
    return url.port === site.port || isThisMachine(url.hostname);
  }
  if (url.protocol === 'http:' && isThisMachine(url.hostname)) return true;
  const [plain = ''] = wanted.split('#');
  return redirectUrls.some((pattern) => globPattern(pattern).test(plain));
}

function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** Names and addresses that never leave the machine of who follows the link. */
function isThisMachine(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/**
 * The patterns of the hosted service: `*` is any run of characters but `.` and `/`, `**` any run,
 * `?` one character but those.
 */
function globPattern(pattern: string): RegExp {
  const source = pattern.replaceAll(/\*\*|\*|\?|[^*?]+/g, (part) => {
    if (part === '**') return '.*';
    if (part === '*') return '[^./]*';
    if (part === '?') return '[^./]';
    return part.replaceAll(/[\\^$.|+()[\]{}]/g, String.raw`\$&`);
  });
  return new RegExp(`^${source}$`);
}

/** An address with values added behind its `?`; the rest of it stays as it is. */
export function withQuery(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}

/** An address with values as its `#…`. */
export function withFragment(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  url.hash = new URLSearchParams(values).toString();
  return url.href;
}
