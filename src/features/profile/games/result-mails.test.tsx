import { screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ownProfileQuery } from '#data/profiles/own-profile.ts';
import { queryClient } from '#data/query/query-client.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useSiteContacts } from '#platform/site.ts';
import { ANNA, fakeBackend } from '#tests/builders/fake-backend.ts';
import { PROFILE_ROW } from '#tests/builders/profile-row.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { ResultMails } from './games-panel.tsx';

vi.mock('#platform/site.ts', { spy: true });

/** A backend with Anna's profile, which takes changes as long as `saves` says so. */
function oneProfile({ saves }: { readonly saves: boolean }) {
  let row = PROFILE_ROW;
  return fakeBackend(({ method, path, body }) => {
    if (!path.startsWith('/rest/v1/profiles')) return null;
    if (method === 'PATCH') row = saves ? { ...row, ...body } : row;
    return { status: 200, body: method === 'PATCH' && !saves ? [] : [row] };
  });
}

function Card() {
  const { data } = useQuery(ownProfileQuery(ANNA.id));
  return data === undefined ? null : (
    <>
      <p>loaded</p>
      <ResultMails profile={data} />
    </>
  );
}

async function open(mailsResults: boolean) {
  vi.mocked(useSiteContacts).mockReturnValue({
    supportUrl: null,
    contactEmail: null,
    mailsResults,
    deploymentSites: null,
    pushKey: null,
  });
  const { user } = renderApp(
    <WithQueries>
      <Card />
    </WithQueries>,
  );
  await screen.findByText('loaded');
  return user;
}

const theSwitch = () =>
  screen.queryByRole<HTMLInputElement>('switch', { name: 'Email me when a result waits for me' });

beforeEach(() => queryClient().clear());

describe('the switch for mails about results', () => {
  it('is off at first, and saves alone what it is set to', async () => {
    const { calls } = oneProfile({ saves: true });
    const user = await open(true);
    expect(theSwitch()?.checked).toBe(false);
    for (const wanted of [true, false]) {
      await user.click(screen.getByRole('switch'));
      await waitFor(() => expect([theSwitch()?.checked, theSwitch()?.disabled]).toEqual([wanted, false]));
    }
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { mails_results: true },
      { mails_results: false },
    ]);
  });

  it('goes back and says why when it cannot be saved', async () => {
    oneProfile({ saves: false });
    const user = await open(true);
    await user.click(screen.getByRole('switch'));
    expect(await screen.findByRole('alert')).not.toBeNull();
    expect(theSwitch()?.checked).toBe(false);
  });

  it('is not there where no server writes such mails', async () => {
    oneProfile({ saves: true });
    await open(false);
    expect(theSwitch()).toBeNull();
  });
});
