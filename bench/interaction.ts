/**
 * Prints how long the builder takes to answer on a slow phone, from a touch or a key to the next painted frame:
 * npm run bench:interaction, after npm run build. The screen is 390 × 844 and the CPU four times slower than this
 * machine's. Judges nothing.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium, type Locator, type Page } from 'playwright-core';
import { findChromium } from '#scripts/bare/chromium.mjs';

const SLOWER = 4;
const REPETITIONS = 24;
/** Long enough for a slowed page to paint and to report what it painted. */
const SETTLE_MS = 150;

/** Everything that this bench knows of the page. */
const PAGE = {
  address: '/builder',
  addButtons: (page: Page) => page.getByRole('button', { name: /^Add / }),
  undoButton: (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).first(),
  searchField: (page: Page) => page.getByRole('searchbox', { name: 'Search units' }),
  /** Opens when a unit may not be added; closes with Escape. */
  refusal: (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog')),
};

declare global {
  interface Window {
    /** Milliseconds from each touch or key to the frame that followed it. */
    paintDelays: number[];
    /** What the browser itself counts towards “interaction to next paint”, in steps of 8 ms, from 16 ms up. */
    slowEvents: number[];
  }
}

/** Runs in the page before its own code. */
function watchInteractions(): void {
  window.paintDelays = [];
  window.slowEvents = [];
  const { port1, port2 } = new MessageChannel();
  const starts: number[] = [];
  port1.addEventListener('message', () => {
    for (const start of starts.splice(0)) window.paintDelays.push(performance.now() - start);
  });
  port1.start();
  for (const type of ['click', 'input']) {
    window.addEventListener(
      type,
      (event) => {
        starts.push(event.timeStamp);
        // A message that is sent from within a frame arrives once that frame is painted.
        requestAnimationFrame(() => {
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  }
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.slowEvents.push(entry.duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

interface Sample {
  readonly frame: number;
  /** 16 stands for anything shorter, which the browser does not report. */
  readonly counted: number;
}

/** Does one thing and answers how long the page took to paint what came of it; null when it reacted to nothing. */
async function measure(page: Page, act: () => Promise<void>): Promise<Sample | null> {
  await page.evaluate(() => {
    window.paintDelays = [];
    window.slowEvents = [];
  });
  await act();
  await page.waitForTimeout(SETTLE_MS);
  const { delays, slow } = await page.evaluate(() => ({
    delays: window.paintDelays,
    slow: window.slowEvents,
  }));
  if (delays.length === 0) return null;
  return { frame: Math.max(...delays), counted: Math.max(16, ...slow) };
}

/** Adds every unit once, as long as the list takes it, and takes all back again; over again until there is enough. */
async function addAndUndo(page: Page): Promise<{ added: Sample[]; undone: Sample[] }> {
  const added: Sample[] = [];
  const undone: Sample[] = [];
  while (added.length < REPETITIONS) {
    const buttons = await PAGE.addButtons(page).all();
    let taken = 0;
    for (const button of buttons) {
      const sample = await measure(page, () => press(button));
      if (await PAGE.refusal(page).isVisible()) await page.keyboard.press('Escape');
      else if (sample !== null) {
        added.push(sample);
        taken += 1;
      }
    }
    if (taken === 0)
      throw new Error('No unit could be added: does bench/interaction.ts still know the page?');
    for (; taken > 0; taken -= 1) {
      const sample = await measure(page, () => press(PAGE.undoButton(page)));
      if (sample !== null) undone.push(sample);
    }
  }
  return { added, undone };
}

/** A touch, once the button is in view and at rest. */
async function press(button: Locator): Promise<void> {
  await button.tap();
}

async function typeInSearch(page: Page): Promise<Sample[]> {
  const samples: Sample[] = [];
  await PAGE.searchField(page).tap();
  while (samples.length < REPETITIONS) {
    for (const key of ['a', 'r', 'c', 'h', 'Backspace', 'Backspace', 'Backspace', 'Backspace']) {
      const sample = await measure(page, () => page.keyboard.press(key));
      if (sample !== null) samples.push(sample);
    }
  }
  return samples;
}

function row(what: string, samples: readonly Sample[]): string {
  const at = (values: readonly number[], part: number) => {
    const sorted = values.toSorted((a, b) => a - b);
    return (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(0);
  };
  const frames = samples.map(({ frame }) => frame);
  const counted = samples.map((sample) => sample.counted);
  const cells = [
    what,
    String(samples.length),
    at(frames, 0.5),
    at(frames, 0.95),
    at(counted, 0.5),
    at(counted, 0.95),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Starts the server on a free port. Answers its address and how to stop it. */
async function startServer(): Promise<{ address: string; stop: () => void }> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: unknown[] = await Promise.race([
    once(createInterface(server.stdout), 'line'),
    once(server, 'exit').then(() => []),
  ]);
  const address = /http:\S+/.exec(String(lines[0]))?.[0];
  if (address === undefined) throw new Error('The server did not start.');
  return { address, stop: () => server.kill() };
}

async function run(): Promise<void> {
  const { address, stop } = await startServer();
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      locale: 'en-GB',
    });
    await page.addInitScript(watchInteractions);
    await page.goto(address + PAGE.address);
    await PAGE.addButtons(page).first().waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const typed = await typeInSearch(page);
    const { added, undone } = await addAndUndo(page);
    console.log(
      '| Interaction | times | to next frame, median ms | 95 % | counted by the browser, median ms | 95 % |',
    );
    console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
    for (const line of [row('add a unit', added), row('type in search', typed), row('undo', undone)])
      console.log(line);
  } finally {
    await browser.close();
    stop();
  }
}

await run();
