/** A file of the app that the service worker keeps. */
export type ShellFile = {
  readonly url: string;
  /** Tells its content apart where the address does not. */
  readonly revision: string | null;
  /** True for a file that the first pages need; the rest is kept later. */
  readonly isFirst?: boolean;
  /** The address of a file that holds this one and others; without it the file is fetched alone. */
  readonly pack?: string;
};
