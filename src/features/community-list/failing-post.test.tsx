import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { fakeBackend, refusal } from '#tests/builders/fake-backend.ts';
import { postRow } from '#tests/builders/post-row.ts';
import { prefetch } from '#tests/builders/prefetch.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as CommunityListPage } from './community-list-page.tsx';

const POST = postRow();

/** Opens the page over a backend whose responses have this status. */
function open(status: () => number) {
  fakeBackend(({ path }) => {
    if (!path.startsWith('/rest/')) return null;
    if (status() >= 400) return refusal(status(), '');
    const isPost = path.startsWith('/rest/v1/shared_lists') && !path.includes('based_on=eq.');
    return { status: 200, body: isPost ? [POST] : [] };
  });
  return renderApp(<CommunityListPage />, {
    address: `/community-lists/${POST.id}`,
    path: '/community-lists/:id',
  });
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

prefetch(async () => import('./list-content.tsx'));
beforeEach(() => queryClient().clear());

describe('a posted list that does not come', () => {
  it('says so while a failing server is asked again', async () => {
    let status = 500;
    const { user } = open(() => status);
    await title('The list could not be loaded');
    status = 200;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await title('Ice Line')).toBeDefined();
  });

  it('says why it does not come, and comes with another try', async () => {
    let status = 403;
    const { user } = open(() => status);
    await title('The list could not be loaded');
    status = 200;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await title('Ice Line')).toBeDefined();
  });
});
