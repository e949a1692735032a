/** The source of the response to a page's request, once the app is installed. */
export type AnswerKind = 'page' | 'file' | 'fresh' | 'picture' | 'network';

/** The facts of a request that decide. `path` and `origin` are those of its address. */
type RequestFacts = {
  readonly method: string;
  /** The browser goes to another page. */
  readonly isNavigation: boolean;
  readonly isOwnOrigin: boolean;
  readonly path: string;
  /** The request does not want to be kept, nor what is kept unless there is no network. */
  readonly isUncached: boolean;
  /** A script wants the server's present copy, and to fail without one. */
  readonly isReload: boolean;
};

/** Addresses whose responses only the server can give. */
const SERVER = /^\/(?:auth|rest|functions)\/v1\/|^\/(?:healthz|readyz|backend\.json|version\.json)$/;

/** Files that must be true now, with the kept copy for when there is no network. */
const FRESH = ['/CHANGELOG.md', '/factions.json'];

/**
 * `page`: the app's own page, which then shows what the address asks for; `file`: a file of the
 * app, kept with it; `fresh`: such a file, asked for first; `picture`: a portrait or card, kept
 * when it was taken along; `network`: never kept, as it must be true now.
 */
export function answerKind({
  method,
  isNavigation,
  isOwnOrigin,
  path,
  isUncached,
  isReload,
}: RequestFacts): AnswerKind {
  if (method !== 'GET' || !isOwnOrigin || SERVER.test(path)) return 'network';
  if (isReload) return 'network';
  if (FRESH.includes(path)) return 'fresh';
  if (isUncached) return 'network';
  if (path.startsWith('/art/')) return 'picture';
  const hasFileEnding = /\.[a-z0-9]{1,11}$/i.test(path);
  if (isNavigation) return hasFileEnding ? 'network' : 'page';
  return 'file';
}
