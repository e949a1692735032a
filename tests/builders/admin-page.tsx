/** A section of the admin area for tests, with the backend behind it. */
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { queryClient } from '#data/query/query-client.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { sessionStore } from '#data/session/session-store.ts';
import { ANNA, type FakeAnswer, fakeBackend, type FakeCall } from './fake-backend.ts';
import { renderApp } from './render-app.tsx';

/** Responses by the beginning of `METHOD path`; the first that fits responds. */
type Routes = Readonly<Record<string, object | string | null | ((call: FakeCall) => FakeAnswer)>>;

/** An entry of the log: Berta was made a tester. */
export const LOG_ENTRY = {
  id: 7,
  created_at: '2026-11-20T10:00:00Z',
  admin_name: 'Anna',
  admin: null,
  action: 'update',
  subject: 'profiles',
  target_id: '4f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f22',
  target_name: 'Bertha',
  before: { tester: false },
  after: { tester: true },
  undoes: null,
  is_undone: false,
};

/** The response of a database that refuses a change for a reason of ours. */
export const refuses = (details: string) => (): FakeAnswer => ({
  status: 400,
  body: { code: 'P0001', message: 'x', details },
});

/** A response that fails, until `works` is called; then `body`. */
export function failing(body: object, status = 403) {
  let answer: FakeAnswer = { status, body: { code: '42501', message: 'x' } };
  return { answer: () => answer, works: () => (answer = { status: 200, body }) };
}

/**
 * Shows a section to Anna as an administrator. `wrote` returns the bodies of a kind of call,
 * `confirm` presses a button of the question that is open.
 */
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
  const confirm = async (question: string | RegExp, verb: string) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: question }));
    await page.user.click(dialog.getByRole('button', { name: verb }));
  };
  return { ...page, calls, wrote, confirm };
}
