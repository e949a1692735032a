import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useSiteContacts } from '#platform/site.ts';
import { ANNA, fakeBackend } from '#tests/builders/fake-backend.ts';
import { PROFILE_ROW } from '#tests/builders/profile-row.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { EventMails } from './event-mails.tsx';

vi.mock('#platform/site.ts', { spy: true });
beforeEach(() => queryClient().clear());

function open(mailsResults: boolean) {
  let row = PROFILE_ROW;
  const { calls } = fakeBackend(({ method, path, body }) => {
    if (!path.startsWith('/rest/v1/profiles')) return null;
    if (method === 'PATCH') row = { ...row, ...body };
    return { status: 200, body: [row] };
  });
  vi.mocked(useSiteContacts).mockReturnValue({
    supportUrl: null,
    contactEmail: null,
    mailsResults,
    deploymentSites: null,
    pushKey: null,
  });
  const { user } = renderApp(
    <WithQueries>
      <EventMails userId={ANNA.id} />
      <p>rendered</p>
    </WithQueries>,
  );
  return { user, calls };
}

describe('the switch for mails about events', () => {
  it('is off at first, and saves alone what it is set to', async () => {
    const { user, calls } = open(true);
    const theSwitch = await screen.findByRole<HTMLInputElement>('switch', {
      name: 'Email me about my events',
    });
    expect(theSwitch.checked).toBe(false);
    await user.click(theSwitch);
    await waitFor(() => expect([theSwitch.checked, theSwitch.disabled]).toEqual([true, false]));
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { mails_events: true },
    ]);
  });

  it('is not there where no server writes such mails', async () => {
    open(false);
    await screen.findByText('rendered');
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
