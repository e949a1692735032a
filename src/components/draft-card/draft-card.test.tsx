import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { emptyDraft } from '#domain/catalogue/workshop/draft.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { DraftCard } from './draft-card.tsx';

const draft = {
  ...emptyDraft('northern-tribes', 'Wolf rider'),
  points: '35',
  origin: { source: 'card', page: 'p. 3', note: 'Mine alone', wantsCredit: true } as const,
};

let asked: { readonly path: unknown; readonly body: unknown }[] = [];

function answering(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', async (path: unknown, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) });
    return answer();
  });
}

const picture = async () =>
  Promise.resolve(new Response('drawn', { headers: { 'content-type': 'image/webp' } }));

function open() {
  return renderApp(
    <WithQueries>
      <DraftCard draft={draft} base={null} />
    </WithQueries>,
  );
}

beforeEach(() => {
  asked = [];
  queryClient().clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('the card of a draft', () => {
  it('is the picture that the server drew of it, which is not told why it is proposed', async () => {
    answering(picture);
    open();
    const card = await screen.findByRole('img', { name: 'Card of Wolf rider' });
    expect(card.getAttribute('src')).toBe(`data:image/webp;base64,${btoa('drawn')}`);
    expect(screen.queryByText('35')).toBeNull();
    const origin = { source: 'card', page: '', note: '', wantsCredit: true };
    expect(asked).toEqual([
      { path: '/art/draft-card', body: { draft: { ...draft, origin }, language: 'en' } },
    ]);
  });

  it('is text for those who choose it', async () => {
    answering(picture);
    const { user } = open();
    await screen.findByRole('img', { name: 'Card of Wolf rider' });
    await user.click(screen.getByRole('radio', { name: 'Text' }));
    expect(screen.getByText('35')).not.toBeNull();
    expect(screen.queryByRole('img', { name: 'Card of Wolf rider' })).toBeNull();
  });

  it.each([
    ['the network is off', async () => Promise.reject(new TypeError('no network'))],
    ['the host only has files', async () => Promise.resolve(new Response('no', { status: 405 }))],
    ['something else comes', async () => Promise.resolve(new Response('<!doctype html>'))],
  ])('is text with a word about it when %s', async (_when, answer) => {
    answering(answer);
    open();
    await screen.findByText('The card cannot be drawn now. This is its text.');
    await waitFor(() => expect(screen.getByText('35')).not.toBeNull());
  });
});
