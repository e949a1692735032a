import cluster, { type Worker } from 'node:cluster';

/** Settings of the process that leads the others. */
export type LeadOptions = {
  /** Processes that answer requests. */
  readonly count: number;
  /** Called once, with the line of the first worker that is ready. */
  readonly onReady: (line: string) => void;
  /** Called when a worker ended that nobody stopped; another one takes its place. */
  readonly onLost: (how: string) => void;
  /** Called with the exit code when all have ended. */
  readonly onEnd: (code: number) => void;
};

/** One that lived shorter would only end again: its successor waits. */
const SHORT_LIFE_MS = 10_000;
const PAUSE_MS = 1_000;

/**
 * Starts this program `count` times more, as workers behind one port, and keeps their number. The
 * first one starts alone: it brings the database up to date and makes the keys; when it cannot, its
 * exit code is the program's. Returns what stops them all.
 */
export function leadWorkers({ count, onReady, onLost, onEnd }: LeadOptions): { readonly stop: () => void } {
  const workers = new Set<Worker>();
  let isReady = false;
  let isStopping = false;

  const begin = () => {
    const bornAt = performance.now();
    const worker = cluster.fork();
    workers.add(worker);
    worker.once('message', (message: unknown) => {
      if (isReady || typeof message !== 'string') return;
      isReady = true;
      onReady(message);
      for (let more = 1; more < count; more += 1) begin();
    });
    worker.once('exit', (code: number | null, signal: string | null) => {
      workers.delete(worker);
      if (isReady && !isStopping) {
        onLost(signal ?? `code ${String(code)}`);
        const isEarly = performance.now() - bornAt < SHORT_LIFE_MS;
        setTimeout(replace, isEarly ? PAUSE_MS : 0);
      } else if (workers.size === 0) onEnd(isReady ? 0 : (code ?? 1));
    });
  };
  const replace = () => {
    if (!isStopping) begin();
  };
  begin();
  return {
    stop: () => {
      if (isStopping) return;
      isStopping = true;
      if (workers.size === 0) onEnd(0);
      for (const worker of workers) worker.process.kill('SIGTERM');
    },
  };
}
