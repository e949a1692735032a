/**
 * Follows the address: fetches the code of the page that it names, then shows that page. React
 * Router's own way to fetch pages does much more, and would be an eighth of the start page's code
 * (ADR 135).
 */
import type { ComponentType } from 'react';
import {
  createPath,
  type Location,
  matchRoutes,
  NavigationType,
  type Navigator,
  parsePath,
  type Path,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router';

/** A page of the site, as the router needs it. */
export type PageRoute = {
  /** Its pattern, such as `/missions/:id?`. Of all that match, React Router's ranking chooses. */
  readonly path: string;
  /** Fetches its code. */
  readonly fetch: () => Promise<{ readonly Component: ComponentType }>;
  /** Its component, once that is there. */
  Component?: ComponentType;
  /** True for a page on paper, which has no frame. */
  readonly isPaper?: boolean | undefined;
};

/** A step that waits for the user's word. */
export type HeldStep = { readonly proceed: () => void; readonly stay: () => void };

export type RouterState = {
  readonly location: Location;
  readonly historyAction: NavigationType;
  readonly page: PageRoute;
  /** Null until the code of a visit's first page is there, and where it could not be fetched. */
  readonly Component: ComponentType | null;
  /** The reason why the page's code could not be fetched. */
  readonly failure: Error | null;
  /** The address of a page that is on its way in. */
  readonly next: Path | null;
  readonly held: HeldStep | null;
  /** The window stays scrolled as it is. */
  readonly preventScrollReset: boolean;
};

export type NavigateOptions = {
  /** Takes the place of the present step in the browser's history. */
  readonly replace?: boolean | undefined;
  /** Kept with the step, as the browser clones it. */
  readonly state?: unknown;
  readonly preventScrollReset?: boolean | undefined;
};

/** Goes to an address, or so many steps in the history; done when the page is in view. */
export type Navigate = (to: To | number, options?: NavigateOptions) => Promise<void>;

/** Returns true when the page in view wants a word before the step. */
export type Guard = (to: Path) => boolean;

type History = ReturnType<typeof createBrowserHistory | typeof createMemoryHistory>;

type Step = Pick<RouterState, 'historyAction' | 'preventScrollReset'> & {
  /** Writes the step into the history, where the browser has not done so. */
  readonly write?: () => void;
};

const BY_BROWSER: Step = { historyAction: NavigationType.Pop, preventScrollReset: false };

/** Says that a page's code could not be fetched because the device had no network. */
export class OfflineError extends Error {}

/** Slashes, and all that browsers read as slashes or leave out. */
const SLASHES = /^[\\/\t\n\r]*/;

/** Says true once there is a page, or why there is none. */
export function isPageThere({ Component, failure }: RouterState): boolean {
  return Component !== null || failure !== null;
}

/** The router of the site, or of a part of it in tests. */
export class PageRouter {
  state: RouterState;
  readonly #routes: readonly PageRoute[];
  readonly #history: History;
  readonly #listeners = new Set<(state: RouterState) => void>();
  #guard: Guard | null = null;
  /** The number of the newest step: an older one whose code comes later is forgotten. */
  #newest = 0;
  /** The browser comes back to the page in view, after a step that is held. */
  #isReturning = false;
  /** The user has let the browser take the held step. */
  #isAllowed = false;

  /** Starts to fetch the page at the history's address. The last of `routes` has the path `*`. */
  constructor(routes: readonly PageRoute[], history: History = createBrowserHistory()) {
    this.#routes = routes;
    this.#history = history;
    const { location } = history;
    this.state = {
      ...BY_BROWSER,
      location,
      page: this.#pageAt(location.pathname),
      Component: null,
      failure: null,
      next: null,
      held: null,
    };
    history.listen(this.#followBrowser);
    void this.#take(location, BY_BROWSER);
  }

  /** Calls back at each change; returns what ends that. */
  readonly subscribe = (listener: (state: RouterState) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly navigate: Navigate = async (to, options = {}) => {
    if (typeof to === 'number') {
      this.#history.go(to);
      return;
    }
    const path = this.#resolve(to);
    const { replace = false, preventScrollReset = false } = options;
    const write = () => this.#history[replace ? 'replace' : 'push'](path, options.state);
    const historyAction = replace ? NavigationType.Replace : NavigationType.Push;
    const take = () => this.#take(path, { historyAction, preventScrollReset, write });
    if (this.#guard?.(path) === true) this.#hold(() => void take());
    else await take();
  };

  /** The steps of React Router's own links and hooks. */
  readonly navigator: Navigator = {
    createHref: (to) => this.#history.createHref(to),
    go: (delta) => this.#history.go(delta),
    push: (to, state: unknown, options) => void this.navigate(to, { ...options, state }),
    replace: (to, state: unknown, options) => void this.navigate(to, { ...options, state, replace: true }),
  };

  /** Asks `guard` before each step from now on; null for a page that lets everyone leave. */
  setGuard(guard: Guard | null): void {
    this.#guard = guard;
  }

  readonly #followBrowser = ({ delta }: { delta: number | null }) => {
    if (this.#isReturning) {
      this.#isReturning = false;
      return;
    }
    const there = this.#history.location;
    if (delta !== null && !this.#isAllowed && this.#guard?.(there) === true) {
      this.#isReturning = true;
      this.#history.go(-delta);
      this.#hold(() => {
        this.#isAllowed = true;
        this.#history.go(delta);
      });
      return;
    }
    this.#isAllowed = false;
    void this.#take(there, BY_BROWSER);
  };

  /** Returns the address within the site that is meant, whatever stands in `to`. */
  #resolve(to: To): Path {
    const { pathname: here } = this.state.location;
    const { pathname = here, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    const inSite = pathname.replace(SLASHES, '/');
    return {
      pathname: inSite,
      search: '',
      hash: '',
      ...parsePath(createPath({ search, hash, pathname: inSite })),
    };
  }

  /** Holds a step until the user lets it go on, or stays. */
  #hold(proceed: () => void): void {
    const letGo = () => this.#set({ held: null });
    this.#set({
      held: {
        proceed: () => {
          letGo();
          proceed();
        },
        stay: letGo,
      },
    });
  }

  /** Shows the page at an address, once its code is there; a newer step ends this one. */
  async #take(to: Path, { write, ...step }: Step): Promise<void> {
    const turn = ++this.#newest;
    const page = this.#pageAt(to.pathname);
    let Component = page.Component ?? null;
    let failure: Error | null = null;
    if (Component === null) {
      if (isPageThere(this.state)) this.#set({ next: to });
      const wasOnline = navigator.onLine;
      try {
        ({ Component } = await page.fetch());
        page.Component = Component;
      } catch (cause) {
        failure = asFailure(cause, wasOnline && navigator.onLine);
      }
      if (turn !== this.#newest) return;
    }
    write?.();
    const { location } = this.#history;
    this.#set({ ...step, location, page, Component, failure, next: null, held: null });
  }

  #set(changed: Partial<RouterState>): void {
    this.state = { ...this.state, ...changed };
    for (const listener of this.#listeners) listener(this.state);
  }

  #pageAt(pathname: string): PageRoute {
    const match = matchRoutes([...this.#routes], pathname)?.at(-1);
    if (match === undefined) throw new Error(`No page has the address ${pathname}`);
    return match.route;
  }
}

function asFailure(cause: unknown, hadNetwork: boolean): Error {
  if (!hadNetwork) return new OfflineError('The network was lost while a page was fetched.', { cause });
  return cause instanceof Error ? cause : new Error('A page could not be fetched.', { cause });
}
