import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Post } from '#data/community/post.ts';
import { GUEST } from '#domain/access/viewer.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { fakeBackend } from '#tests/builders/fake-backend.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { CommentsSection } from './comments-section.tsx';

afterEach(() => vi.unstubAllGlobals());

const POST = { id: '4f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f12', isActive: true, isHidden: false };

describe('a post without comments that its reader may see', () => {
  it.each([
    [2, 'All comments here are from players whom you have blocked.'],
    [0, 'Nobody has said anything yet.'],
  ])('with %i comments of others says so and counts none', async (commentsCount, sentence) => {
    fakeBackend(({ path }) =>
      path.startsWith('/rest/v1/rpc/comments_page') ? { status: 200, body: [] } : null,
    );
    const post = { ...POST, commentsCount } as Post;
    renderApp(
      <WithQueries>
        <CommentsSection post={post} viewer={GUEST} ask={() => undefined} />
      </WithQueries>,
    );
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Comments' }).textContent).toBe('Comments');
  });
});
