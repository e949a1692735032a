import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#tests/builders/free-port.ts';
import type { Browser, Device, Handle, Size } from './device.ts';
import { ELEMENT, openSession, type Session } from './webdriver.ts';

/** Larger than any window of the journeys. */
const SCREEN = '2600x1600x24';

/**
 * Starts WebKitGTK's WebDriver, one process a window, on a display of its own. Both are named by
 * `WEBKIT_DRIVER_PATH` and `XVFB_PATH`.
 */
export async function startWebkit(): Promise<Browser> {
  const display = await startDisplay();
  const env = { ...process.env, DISPLAY: display.name, XDG_CONFIG_HOME: slimWindows() };
  const newSession = async (): Promise<Driven> => {
    const port = await freePort();
    const child = spawn(process.env['WEBKIT_DRIVER_PATH'] ?? 'WebKitWebDriver', [`--port=${String(port)}`], {
      stdio: 'ignore',
      env,
    });
    return { session: await opened(`http://127.0.0.1:${String(port)}`), child };
  };
  const first = await newSession();
  await end(first);
  return {
    name: `WebKitGTK ${first.session.version}`,
    newDevice: async (size) => {
      const driven = await newSession();
      try {
        await resize(driven.session, size);
      } catch (error) {
        await end(driven);
        throw error;
      }
      return deviceOf(driven);
    },
    close: async () => void display.child.kill(),
  };
}

/**
 * A folder of settings that takes the space off the buttons of a window's bar: with it, no window
 * would be narrower than 447 px.
 */
function slimWindows(): string {
  const folder = mkdtempSync(join(tmpdir(), 'muster-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(
    join(folder, 'gtk-3.0', 'gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; border-spacing: 0; }',
  );
  return folder;
}

type Driven = { readonly session: Session; readonly child: ChildProcess };

async function end({ session, child }: Driven): Promise<void> {
  await session.end().catch(() => undefined);
  child.kill();
}

async function startDisplay(): Promise<{ readonly name: string; readonly child: ChildProcess }> {
  const args = ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'];
  const child = spawn(process.env['XVFB_PATH'] ?? 'Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()));
    child.once('exit', () => reject(new Error('The display for WebKit did not start.')));
  });
  return { name: `:${number}`, child };
}

/** Makes the page, not the window with its bars, that large. */
async function resize(session: Session, { width, height }: Size): Promise<void> {
  const script = 'return [innerWidth, innerHeight];';
  await session.call('POST', 'window/rect', { width, height });
  const [inner = 0, tall = 0] = (await session.call('POST', 'execute/sync', {
    script,
    args: [],
  })) as number[];
  await session.call('POST', 'window/rect', { width: 2 * width - inner, height: 2 * height - tall });
  const [now] = (await session.call('POST', 'execute/sync', { script, args: [] })) as number[];
  if (now !== width) throw new Error(`The window is ${String(now)} px wide instead of ${String(width)}.`);
}

async function opened(address: string): Promise<Session> {
  for (let turn = 0; turn < 100; turn += 1) {
    const answers = await fetch(`${address}/status`).then(
      () => true,
      () => false,
    );
    if (answers) return openSession(address, { browserName: 'MiniBrowser' });
    await wait(100);
  }
  throw new Error('The WebDriver of WebKit does not answer.');
}

function deviceOf(driven: Driven): Device {
  const { session } = driven;
  // An error of the page comes back as a value: WebKit's own say neither what nor where.
  const run = async (body: string, args: readonly unknown[]) => {
    const script = `const done = arguments[1]; const args = arguments[0];
      (async () => { ${body} })().then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await session.call('POST', 'execute/async', { script, args: [args] })) as {
      readonly value?: unknown;
      readonly error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return value ?? null;
  };
  return {
    open: async (url) => void (await session.call('POST', 'url', { url })),
    reload: async () => void (await session.call('POST', 'refresh')),
    back: async () => void (await session.call('POST', 'back')),
    run: async (body, ...args) => run(body, args),
    find: async (body, ...args) => {
      const found = (await run(body, args)) as Readonly<Record<string, string>> | null;
      const id = found?.[ELEMENT];
      return id === undefined ? null : handleOf(session, id);
    },
    close: async () => end(driven),
  };
}

function handleOf(session: Session, id: string): Handle {
  return {
    press: async () => void (await session.call('POST', `element/${id}/click`)),
    type: async (text) => void (await session.call('POST', `element/${id}/value`, { text })),
  };
}
