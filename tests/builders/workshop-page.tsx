/** A page of the workshop for tests, with the backend behind it. */
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { refreshDrafts } from '#data/workshop/kept-drafts.ts';
import { GUEST } from '#domain/access/viewer.ts';
import type { ReactElement } from 'react';
import { ANNA, type FakeAnswer, fakeBackend, type FakeCall } from './fake-backend.ts';
import { renderApp } from './render-app.tsx';

/** A proposal as the table has it. */
export const PROPOSAL = {
  id: 'p1',
  section: 'units',
  target: 'northern-tribes/orc-hunters',
  change: { fields: { points: 25 } },
  note: 'Newer card',
  source: 'card',
  source_page: null,
  wants_credit: true,
  based_on: 0,
  state: 'proposed',
  answer: null,
  release: null,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-21T10:00:00Z',
} as const;

type Setting = {
  readonly isGuest?: boolean;
  readonly proposals?: readonly object[];
  /** The answer to calls that write. */
  readonly answer?: (call: FakeCall) => FakeAnswer;
};

/** Forgets what the device keeps. */
export function emptyDevice(): void {
  localStorage.clear();
  queryClient().clear();
  refreshDrafts();
}

/** Shows a page of the workshop to Anna, or to a guest. */
export function openWorkshop(
  page: ReactElement,
  address: string,
  { isGuest = false, proposals = [], answer = () => ({ status: 200, body: [] }) }: Setting = {},
) {
  sessionStore.setState({
    viewer: isGuest
      ? GUEST
      : {
          status: 'authenticated',
          userId: ANNA.id,
          email: ANNA.email,
          isWabAdmin: false,
          isTester: false,
          isPreview: false,
        },
  });
  const { calls } = fakeBackend((call) => {
    if (call.path.startsWith('/rest/v1/catalogue_changes')) return { status: 200, body: proposals };
    return call.path.startsWith('/rest/v1/rpc/') ? answer(call) : null;
  });
  const sent = (name: string) =>
    calls.filter(({ path }) => path === `/rest/v1/rpc/${name}`).map(({ body }) => body);
  return { ...renderApp(page, { address }), calls, sent };
}
