import type { ShellFile } from '#domain/updates/shell-file.ts';

/**
 * The part of the service worker's global scope that is used; the compiler only knows the page's.
 */

type Waits = { readonly waitUntil: (work: Promise<unknown>) => void };

type WorkerEvents = {
  readonly install: Waits;
  readonly activate: Waits;
  readonly fetch: Waits & {
    readonly request: Request;
    readonly respondWith: (answer: Promise<Response>) => void;
  };
  readonly message: Waits & { readonly data: unknown; readonly ports: readonly MessagePort[] };
};

export type WorkerScope = {
  /** Written in by the build. */
  readonly SHELL_FILES: readonly ShellFile[];
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly unknown[]>;
  };
  readonly location: Location;
};
