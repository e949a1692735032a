import { type Agent, request } from 'node:http';

/** A read of the table API with who sends it. */
export type Sent = {
  readonly port: number;
  readonly path: string;
  readonly anonKey: string;
  readonly token: string;
  /** The network address that the request claims to come from, as a proxy would write it. */
  readonly address: string;
};

/** Sends a read and returns the status of its answer; 0 when there was none. */
export function sendRead(agent: Agent, { port, path, anonKey, token, address }: Sent): Promise<number> {
  return new Promise((resolve) => {
    const headers = { apikey: anonKey, authorization: `Bearer ${token}`, 'x-forwarded-for': address };
    const sent = request(
      { host: '127.0.0.1', port, path: `/rest/v1/${path}`, agent, headers },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', () => resolve(0));
      },
    );
    sent.on('error', () => resolve(0));
    sent.end();
  });
}
