import {
  Component,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { type Location, Router, useRoutes } from 'react-router';
import type { Guard, HeldStep, Navigate, PageRouter, RouterState } from './page-router.ts';

/** Null outside a router: where our server draws a page. */
const RouterContext = createContext<{ router: PageRouter; state: RouterState } | null>(null);

/** Gives `children` the router's state, and React Router's hooks and links a router to act on. */
export function RouterView({ router, children }: { router: PageRouter; children: ReactNode }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    // In small steps: what is typed and tapped meanwhile comes first.
    const follow = () => startTransition(() => setState(router.state));
    follow();
    return router.subscribe(follow);
  }, [router]);
  return (
    <RouterContext value={{ router, state }}>
      <Router location={state.location} navigationType={state.historyAction} navigator={router.navigator}>
        {children}
      </Router>
    </RouterContext>
  );
}

/** The page in view, and `loading` until there is one. Throws why its code cannot be fetched. */
export function CurrentPage({ loading }: { loading: ReactNode }) {
  const { page, Component: Page, failure } = useRouter().state;
  const element = Page === null ? loading : <Page />;
  const content = useRoutes([{ path: page.path, element }]);
  if (failure !== null) throw failure;
  return content;
}

/** Shows `fallback` in place of a page that fails, until another address is asked for. */
export function PageBoundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <Boundary location={useRouter().state.location} fallback={fallback}>
      {children}
    </Boundary>
  );
}

type BoundaryProps = { location: Location; fallback: ReactNode; children: ReactNode };
type BoundaryState = { location: Location | null; hasFailed: boolean };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: null, hasFailed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState) {
    return location === state.location ? null : { location, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** Returns the router and its state. Throws outside a router. */
export function useRouter(): { router: PageRouter; state: RouterState } {
  const context = use(RouterContext);
  if (context === null) throw new Error('There is no router around this part.');
  return context;
}

/** Returns what goes to an address; always the same function. */
export function useNavigate(): Navigate {
  return useRouter().router.navigate;
}

/** Returns the path of a page that is on its way in; null when there is none. */
export function useNextPath(): string | null {
  return use(RouterContext)?.state.next?.pathname ?? null;
}

/**
 * Holds each step for which `guard` returns true, and returns it while it is held.
 */
export function useLeaveGuard(guard: Guard): HeldStep | null {
  const { router, state } = useRouter();
  useEffect(() => {
    router.setGuard(guard);
    return () => router.setGuard(null);
  }, [router, guard]);
  return state.held;
}
