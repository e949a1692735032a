import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WithQueries } from '#data/query/with-queries.tsx';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import { POST } from '#tests/builders/community-post.ts';
import { ANNA_HERE, fakeBackend } from '#tests/builders/fake-backend.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { HiddenNote } from './post-header.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
});

it('an administrator sees that and why a list is hidden, and restores it', async () => {
  sessionStore.setState({ viewer: { ...ANNA_HERE, isWabAdmin: true } });
  const { calls } = fakeBackend(({ path }) =>
    path.startsWith('/rest/v1/shared_lists') ? { status: 200, body: [{ id: POST.id }] } : null,
  );
  const { user } = renderApp(
    <WithQueries>
      <HiddenNote post={{ ...POST, isHidden: true, hiddenReason: 'Spam' }} isAdmin />
    </WithQueries>,
  );
  expect(screen.getByText('Hidden by an administrator')).toBeDefined();
  expect(screen.getByText(/Reason: Spam/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(messagesShown()).toEqual(['It is shown again.']));
  const writes = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(writes).toEqual([{ is_hidden: false, hidden_reason: null }]);
});
