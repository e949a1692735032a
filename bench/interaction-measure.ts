/** Measures the time from a touch or a key to the next painted frame; see interaction.ts. */
import type { Browser, CDPSession, Locator, Page } from 'playwright-core';

/** Long enough for a slowed page to paint and to report what it painted. */
const SETTLE_MS = 150;

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the browser's
  interface Window {
    /** Milliseconds from each touch or key to the frame that followed it. */
    paintDelays: number[];
    /** The browser's own “interaction to next paint”, in steps of 8 ms, from 16 ms up. */
    slowEvents: number[];
  }
}

/** Runs in the page before its own code. */
export function watchInteractions(): void {
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

export type Sample = {
  readonly frame: number;
  /** 16 stands for anything shorter, which the browser does not report. */
  readonly counted: number;
};

/**
 * Does one act and returns the time until the page painted the result; null when the page did not
 * react.
 */
export async function measure(page: Page, act: () => Promise<void>): Promise<Sample | null> {
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

/** The time that a finger rests on the glass in a tap: people take 50 to 150 ms. */
const TOUCH_MS = 80;

/** Puts a finger on a button. */
export type Press = (button: Locator) => Promise<void>;

/**
 * A finger on this page: it comes down once the button is in view and at rest, and rests a moment
 * as people's do. Playwright's own tap has the page look up what lies under it, and lifts the
 * finger before it has answered to its coming down: both within the time that is measured.
 */
export function fingerOn(devtools: CDPSession): Press {
  return async (button) => {
    await button.tap({ trial: true });
    const box = await button.boundingBox();
    if (box === null) throw new Error('The button went away.');
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await button.page().waitForTimeout(TOUCH_MS);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

/**
 * Taps on the one button of a page that holds nothing else: what the browser, and the machine as
 * busy as it is, take themselves. Other figures are to be read beside it.
 */
export async function yardstick(browser: Browser, slower: number, repetitions: number): Promise<Sample[]> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await page.addInitScript(watchInteractions);
  await page.goto('data:text/html,<meta name=viewport content="width=device-width"><button>0</button>');
  const button = page.getByRole('button');
  await button.evaluate((element) => {
    element.addEventListener('click', () => {
      element.textContent = String(Number(element.textContent) + 1);
    });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const press = fingerOn(devtools);
  const samples: Sample[] = [];
  while (samples.length < repetitions) {
    const sample = await measure(page, () => press(button));
    if (sample !== null) samples.push(sample);
  }
  await page.close();
  return samples;
}

/** A line of the table that is printed. */
export function row(what: string, samples: readonly Sample[]): string {
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
