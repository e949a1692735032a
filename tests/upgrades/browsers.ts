/** The browser storage of each released version, as its own code wrote it. */
import of071 from './0.7.1/browser.json' with { type: 'json' };
import of080 from './0.8.0/browser.json' with { type: 'json' };
import of090 from './0.9.0/browser.json' with { type: 'json' };

/** Contents of a browser: texts and JSON by key, rows by database and store. */
type Browser = {
  readonly localStorage: Readonly<Record<string, unknown>>;
  readonly indexedDB: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
};

/** Oldest first. */
export const BROWSERS: readonly { readonly version: string; readonly browser: Browser }[] = [
  { version: '0.7.1', browser: of071 },
  { version: '0.8.0', browser: of080 },
  { version: '0.9.0', browser: of090 },
];

/** The account whose browser it is. */
export const PLAYER = '71000000-0000-4000-8000-000000000001';

/** The texts of the local storage by their keys. */
export function textsOf({ localStorage }: Browser): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(localStorage).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}
