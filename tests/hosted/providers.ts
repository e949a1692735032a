/** Netlify and DeepL on this machine, for functions that call them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const DEPLOYS = [
  {
    id: 'd1',
    created_at: '2026-11-02T10:00:00Z',
    state: 'ready',
    name: 'muster',
    deploy_url: 'https://a.test',
  },
  {
    id: 'd2',
    created_at: '2026-11-03T10:00:00Z',
    state: 'error',
    name: 'muster',
    deploy_url: 'https://b.test',
  },
];

/** Starts both on one free port; they refuse a call without the key that the settings hold. */
export async function startProviders(keys: { readonly netlify: string; readonly deepl: string }) {
  const server = createServer((request, response) => {
    const { url = '', headers } = request;
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      const isDeploys =
        url.startsWith('/api/v1/sites/') && headers.authorization === `Bearer ${keys.netlify}`;
      const isOrder = url === '/v2/translate' && headers.authorization === `DeepL-Auth-Key ${keys.deepl}`;
      const answer = isDeploys ? DEPLOYS : isOrder ? translated(body) : null;
      response.writeHead(answer === null ? 403 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    /** The address of each provider on this machine. */
    origins: { 'https://api.netlify.com': origin, 'https://api-free.deepl.com': origin },
    stop: async () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function translated(body: string): object {
  const { text } = JSON.parse(body) as { readonly text: readonly string[] };
  return { translations: text.map((one) => ({ text: `${one} in Spanish` })) };
}
