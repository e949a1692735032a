/** The name under which an element travels (W3C WebDriver, 11.4). */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** One session of a WebDriver server. */
export type Session = {
  /** The browser's version as it tells it. */
  readonly version: string;
  readonly call: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
  readonly end: () => Promise<void>;
};

/** Opens a session. `address`: of the server, such as `http://127.0.0.1:4567`. */
export async function openSession(address: string, capabilities: object): Promise<Session> {
  const made = (await send('POST', `${address}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })) as {
    readonly sessionId: string;
    readonly capabilities: { readonly browserVersion: string };
  };
  const root = `${address}/session/${made.sessionId}`;
  return {
    version: made.capabilities.browserVersion,
    call: async (method, path, body) => send(method, `${root}/${path}`, body),
    end: async () => void (await send('DELETE', root)),
  };
}

async function send(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    body: method === 'POST' ? JSON.stringify(body ?? {}) : null,
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`${error}: ${message}`);
}
