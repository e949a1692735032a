/** A window of a real browser in somebody's hand. Functions run in the page by their text alone. */
export type Device = {
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** Runs the body of a function in the page, which finds `args` there, and returns its result. */
  readonly run: (body: string, ...args: readonly unknown[]) => Promise<unknown>;
  /** As `run`, for a body that returns an element; null when it returns null. */
  readonly find: (body: string, ...args: readonly unknown[]) => Promise<Handle | null>;
  readonly close: () => Promise<void>;
};

/** An element of a page. */
export type Handle = {
  /** Presses it as a player does: scrolled into view, at its middle. */
  readonly press: () => Promise<void>;
  /** Types at the end of what it holds. */
  readonly type: (text: string) => Promise<void>;
};

export type Size = { readonly width: number; readonly height: number };

/** A browser of this machine. */
export type Browser = {
  /** With its version, as people name it. */
  readonly name: string;
  /** A window without anything of another one: no cookies, no storage. */
  readonly newDevice: (size: Size) => Promise<Device>;
  readonly close: () => Promise<void>;
};
