import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Language } from '#domain/catalogue/types.ts';
import type { FromThread, ToThread } from './messages.ts';

/** Calls the table API as the reader of a page: a path with its query. */
export type CallTables = (path: string) => Promise<Response>;

/** Draws what pages show first. */
export type Drawer = {
  /**
   * The HTML of a list's page. Null when there is no such list for `call`, and when it is not drawn
   * in time: the page draws itself then. Never rejects.
   */
  readonly draw: (path: string, language: Language, call?: CallTables) => Promise<string | null>;
  readonly close: () => Promise<void>;
};

export type DrawerParts = {
  /** The built app: its folder `.first-view` has the code that draws. */
  readonly dist: string;
  readonly onFault: (sentence: string) => void;
  /** A page is held back only so long, in milliseconds. */
  readonly patienceMs?: number;
  /** A thread that has not drawn a page after so long hangs, and is ended. */
  readonly stuckMs?: number;
};

/** Pages that are drawn at once; further requests get a page that draws itself. */
const MOST_WAITING = 8;
/** Megabytes of the thread's own. */
const MEMORY = { maxOldGenerationSizeMb: 192 };

type Task = {
  readonly call: CallTables;
  readonly end: (html: string | null) => void;
};

const noTables: CallTables = () => Promise.resolve(new Response('', { status: 404 }));

/**
 * Makes a drawer on the built app. Its thread starts with the first page and again after it ended.
 * Draws nothing where the build has no such code.
 */
export function createDrawer(parts: DrawerParts): Drawer {
  const { dist, onFault, patienceMs = 800, stuckMs = 5_000 } = parts;
  const code = join(dist, '.first-view', 'first-view.js');
  const tasks = new Map<number, Task>();
  let thread: Worker | null = null;
  let count = 0;

  const end = (ended: Worker) => {
    if (thread !== ended) return;
    thread = null;
    for (const task of tasks.values()) task.end(null);
    tasks.clear();
  };
  const start = () => {
    const started = startThread(code, tasks, onFault);
    started.on('exit', () => end(started));
    return started;
  };

  const draw: Drawer['draw'] = async (path, language, call = noTables) => {
    if (tasks.size >= MOST_WAITING || !existsSync(code)) return null;
    thread ??= start();
    const current = thread;
    count += 1;
    const task = count;
    return new Promise((resolve) => {
      const patience = setTimeout(() => resolve(null), patienceMs);
      const stuck = setTimeout(() => {
        onFault(`${path.slice(0, 60)} was not drawn in time`);
        end(current);
        void current.terminate();
      }, stuckMs);
      stuck.unref();
      const finish = (html: string | null) => {
        clearTimeout(patience);
        clearTimeout(stuck);
        resolve(html);
      };
      tasks.set(task, { call, end: finish });
      send(current, { kind: 'draw', task, path, language });
    });
  };

  const close = async () => void (await thread?.terminate());
  return { draw, close };
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const send = (thread: Worker, message: ToThread) => thread.postMessage(message);

/** Starts a thread that ends these tasks and takes them out. */
function startThread(code: string, tasks: Map<number, Task>, onFault: DrawerParts['onFault']): Worker {
  const thread = new Worker(new URL('draw-thread.ts', import.meta.url), {
    workerData: pathToFileURL(code).href,
    resourceLimits: MEMORY,
  });
  thread.on('error', (cause) => onFault(String(cause)));
  thread.on('message', (message: FromThread) => {
    const task = tasks.get(message.task);
    if (message.kind === 'drawn') {
      tasks.delete(message.task);
      if (message.fault !== undefined) onFault(message.fault);
      task?.end(message.html);
    } else if (task !== undefined) {
      void answer(task, message.path).then((said) =>
        send(thread, { kind: 'answer', call: message.call, ...said }),
      );
    }
  });
  // Nobody waits for it at the end of the process.
  thread.unref();
  return thread;
}

async function answer({ call }: Task, path: string): Promise<{ status: number; text: string }> {
  try {
    const response = await call(path);
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 500, text: '' };
  }
}

/** Shared lists that are kept: a link in a group is opened by many. */
const MOST_KEPT = 60;

/**
 * A drawer that keeps the pages of links, which change with releases of the catalogue alone. Pages
 * of posts are drawn each time. `release`: the number of the newest one.
 */
export function keepingLinks(drawer: Drawer, release: () => Promise<number>): Drawer {
  const kept = new Map<string, string>();
  const draw: Drawer['draw'] = async (path, language, call) => {
    const key = `${language} ${String(await release())} ${path}`;
    const html = kept.get(key) ?? (await drawer.draw(path, language, call));
    if (html === null || !path.startsWith('/shared-list/')) return html;
    kept.delete(key);
    kept.set(key, html);
    for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
    return html;
  };
  return { ...drawer, draw };
}
