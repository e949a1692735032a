/**
 * A program as server/main.ts is one, for tests: leads workers that answer with their process id,
 * or is such a worker.
 */
import cluster from 'node:cluster';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { leadWorkers } from './lead-workers.ts';

if (process.env['FAILS'] !== undefined && cluster.isWorker) process.exit(3);
else if (cluster.isWorker) {
  const server = createServer((request, response) => {
    if (request.url === '/die') process.kill(process.pid, 'SIGKILL');
    response.setHeader('Connection', 'close');
    const answer = () => response.end(String(process.pid));
    // A request that is under way when the server is told to stop.
    if (request.url === '/slow') {
      process.send?.('slow');
      setTimeout(answer, 500);
    } else answer();
  });
  server.listen(0, '127.0.0.1', () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
    process.send?.(String((server.address() as AddressInfo).port));
  });
  process.on('SIGTERM', () => server.close(() => process.exit(0)));
} else {
  const { stop } = leadWorkers({
    count: 2,
    onReady: (line) => process.send?.({ ready: line }),
    onLost: (how) => process.send?.({ lost: how }),
    onEnd: (code) => process.exit(code),
  });
  process.on('SIGTERM', stop);
}
