type Jsdom = { reconfigure: (options: { url: string }) => void };

/** Gives the test's page another address, without a navigation. */
export function setAddress(url: string): void {
  (globalThis as unknown as { jsdom: Jsdom }).jsdom.reconfigure({ url });
}
