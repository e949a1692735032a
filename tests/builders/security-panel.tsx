import { screen, within } from '@testing-library/react';
import { WithQueries } from '#data/query/with-queries.tsx';
import { signIn } from '#data/session/sign-in.ts';
import { SecurityPanel } from '#features/profile/edit/later-tabs.tsx';
import { ANNA, fakeBackend, type FakeHandler, fakeSession } from './fake-backend.ts';
import { renderApp } from './render-app.tsx';

const LAPTOP = 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const DEVICES = [
  { id: 'd1', user_agent: LAPTOP, is_current: true },
  { id: 'd2', user_agent: null, is_current: false },
].map((one) => ({ ...one, created_at: '2026-11-01T10:00:00Z', refreshed_at: '2026-11-20T10:00:00Z' }));

/** Opens the panel of Anna, who is signed in on two devices. `handlers` respond first. */
export async function openSecurity(...handlers: readonly FakeHandler[]) {
  let devices = DEVICES;
  const { calls } = fakeBackend(...handlers, ({ path, method }) => {
    if (path === '/auth/v1/user' && method === 'GET') return { status: 200, body: fakeSession().user };
    if (path.startsWith('/rest/v1/rpc/my_sessions')) return { status: 200, body: devices };
    if (!path.startsWith('/rest/v1/rpc/end_session')) return null;
    devices = DEVICES.slice(0, 1);
    return { status: 200, body: true };
  });
  await signIn(ANNA);
  const page = renderApp(
    <WithQueries>
      <SecurityPanel userId={ANNA.id} email={ANNA.email} />
    </WithQueries>,
  );
  const card = (name: string) => within(screen.getByRole('region', { name }));
  const bodies = (method: string, path: string) =>
    calls.filter((call) => call.method === method && call.path.startsWith(path)).map(({ body }) => body);
  await screen.findByRole('region', { name: 'Where you are signed in' });
  return { ...page, card, bodies, calls };
}
