/**
 * A thread that draws what pages show first (src/app/first-view.tsx). The app's code looks for a
 * browser, which the rest of the server must not seem to be.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '#domain/catalogue/types.ts';
import type { FromThread, ToThread } from './messages.ts';

type Caller = {
  readonly url: string;
  readonly fetchAsUser: (input: string | URL) => Promise<Response>;
};

type Bundle = {
  readonly firstView: (path: string, language: Language, caller: Caller) => Promise<string | null>;
};

/** A host that no request leaves for: calls go through the server's own table API. */
const HERE = 'http://localhost';

const nothing = () => undefined;

/** As much of a browser as the app's modules ask for while they load and draw. */
const BROWSER: Readonly<Record<string, unknown>> = {
  window: globalThis,
  self: globalThis,
  location: new URL(HERE),
  document: {
    documentElement: { lang: '', dataset: {} },
    visibilityState: 'visible',
    addEventListener: nothing,
    removeEventListener: nothing,
  },
  localStorage: undefined,
  sessionStorage: undefined,
  BroadcastChannel: undefined,
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener: nothing,
    removeEventListener: nothing,
  }),
  addEventListener: nothing,
  removeEventListener: nothing,
};
for (const [name, value] of Object.entries(BROWSER))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

const port = parentPort;
if (port === null) throw new Error('draw-thread.ts runs as a thread');
const send = (message: FromThread) => port.postMessage(message);

// oxlint-disable-next-line typescript/no-unsafe-assignment -- built from src/app/first-view.tsx
const { firstView }: Bundle = await import(String(workerData));

const calls = new Map<number, (answer: Response) => void>();
let count = 0;

function callerFor(task: number): Caller {
  return {
    url: HERE,
    fetchAsUser: (input) =>
      new Promise((resolve) => {
        const { pathname, search } = new URL(input);
        count += 1;
        calls.set(count, resolve);
        send({ kind: 'call', task, call: count, path: pathname + search });
      }),
  };
}

async function draw(task: number, path: string, language: Language): Promise<void> {
  try {
    send({ kind: 'drawn', task, html: await firstView(path, language, callerFor(task)) });
  } catch (cause) {
    send({ kind: 'drawn', task, html: null, fault: String(cause) });
  }
}

port.on('message', (message: ToThread) => {
  if (message.kind === 'draw') void draw(message.task, message.path, message.language);
  else {
    calls.get(message.call)?.(new Response(message.text, { status: message.status }));
    calls.delete(message.call);
  }
});
