/** A section of the admin area for tests, with the backend behind it. */
import type { ReactElement } from 'react';
import { queryClient } from '#data/query/query-client.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { sessionStore } from '#data/session/session-store.ts';
import { ANNA, type FakeAnswer, fakeBackend, type FakeCall } from './fake-backend.ts';
import { renderApp } from './render-app.tsx';

/** Responses by the beginning of `METHOD path`; the first that fits responds. */
type Routes = Readonly<Record<string, object | string | null | ((call: FakeCall) => FakeAnswer)>>;

/** Shows a section to Anna as an administrator. `wrote` returns the bodies of a kind of call. */
export function openAdmin(section: ReactElement, routes: Routes, address = '/admin') {
  queryClient().clear();
  sessionStore.setState({
    viewer: {
      status: 'authenticated',
      userId: ANNA.id,
      email: ANNA.email,
      isWabAdmin: true,
      isTester: false,
      isPreview: false,
    },
  });
  const { calls } = fakeBackend((call) => {
    const name = `${call.method} ${call.path}`;
    const found = Object.entries(routes).find(([beginning]) => name.startsWith(beginning));
    if (found === undefined) return null;
    return typeof found[1] === 'function'
      ? (found[1] as (call: FakeCall) => FakeAnswer)(call)
      : { status: 200, body: found[1] };
  });
  const page = renderApp(<WithQueries>{section}</WithQueries>, { address });
  const wrote = (beginning: string) =>
    calls.filter(({ method, path }) => `${method} ${path}`.startsWith(beginning)).map(({ body }) => body);
  return { ...page, wrote };
}
