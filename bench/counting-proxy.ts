import { createServer, request } from 'node:http';

/** Responses that went through, and their bytes without headers, as they were packed. */
export type Traffic = { responses: number; bytes: number };

/**
 * Passes everything on to a server and counts it: the page's requests and those of its worker
 * alike. Returns its address, the count, and a function that stops it.
 */
export async function startCountingProxy(
  target: string,
): Promise<{ address: string; traffic: Traffic; stop: () => void }> {
  const traffic: Traffic = { responses: 0, bytes: 0 };
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const onward = request(new URL(url, target), { ...(method && { method }), headers }, (answer) => {
      traffic.responses += 1;
      answer.on('data', (chunk: Buffer) => (traffic.bytes += chunk.length));
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : bound;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${String(port)}`, traffic, stop };
}
