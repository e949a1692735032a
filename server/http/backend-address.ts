import type { Handler } from 'hono';

/** The facts that the app learns about the server that it came from. */
export type BackendAddress = {
  readonly url: string;
  readonly anonKey: string;
  /**
   * True if players can get a mail when a game result waits for them; only this server writes such
   * mails.
   */
  readonly mailsResults: boolean;
  /**
   * The public key with which browsers subscribe to notifications; left out where none are sent.
   */
  readonly pushKey?: string;
  /** The address where players can support the host; left out without one. */
  readonly supportUrl?: string;
  /** The address where players reach the host; left out without one. */
  readonly contactEmail?: string;
  /**
   * The names of the sites whose builds administrators watch; left out where no provider is set up.
   */
  readonly deploymentSites?: readonly string[];
};

/**
 * GET /backend.json: where the app finds its backend and with which public key, and how players
 * reach the host. An empty `url` is the site's own origin, by whatever name it was reached. Never
 * kept by a cache: keys change when an installation gets new ones.
 */
export function backendAddress(address: BackendAddress): Handler {
  return (c) => c.json(address, 200, { 'Cache-Control': 'no-store' });
}
