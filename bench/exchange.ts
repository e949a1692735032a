/** One request to a server over connections that stay open. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

export type Asked = {
  readonly port: number;
  readonly method?: 'GET' | 'POST' | 'PATCH' | undefined;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; undefined for none. */
  readonly body?: unknown;
};

export type Reply = {
  readonly status: number;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
};

/** Sends a request and reads its whole response. Rejects when the connection breaks. */
export async function exchange({ port, method = 'POST', path, headers, body }: Asked): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(parts).toString(),
          headers: response.headers,
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** The headers of a call of the API; `address` is the network that it comes from. */
export function apiHeaders(anonKey: string, token: string, address: string): Record<string, string> {
  return {
    apikey: anonKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-forwarded-for': address,
  };
}
