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
  readonly push: Waits & { readonly data: { readonly text: () => string } | null };
  readonly notificationclick: Waits & { readonly notification: Notification };
  readonly pushsubscriptionchange: Waits & {
    readonly oldSubscription?: PushSubscription | null;
    readonly newSubscription?: PushSubscription | null;
  };
};

/** A window of the app. */
export type WindowOfApp = {
  readonly focused: boolean;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (message: unknown, transfer: readonly MessagePort[]) => void;
};

/** The options of a notification; the compiler lacks the last one. */
type ShownOptions = NotificationOptions & { readonly renotify?: boolean };

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
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled?: boolean;
    }) => Promise<readonly WindowOfApp[]>;
    readonly openWindow: (path: string) => Promise<unknown>;
  };
  readonly registration: {
    readonly pushManager: Pick<PushManager, 'subscribe'>;
    readonly showNotification: (title: string, options: ShownOptions) => Promise<void>;
  };
  readonly location: Location;
};
