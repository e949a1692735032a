import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionStore } from '#data/session/session-store.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { putDraft } from '#tests/builders/draft.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { PostDialog } from './post-dialog.tsx';

it('the form for posting cannot be sent before it is known who is there', async () => {
  sessionStore.setState({ viewer: { status: 'loading' } });
  putDraft(documentWith({ hersir: 1 }));
  const { user } = renderApp(<PostDialog />, { address: '/builder?dialog=post' });
  const share = await screen.findByRole('button', { name: 'Share List' });
  await user.click(share);
  expect(messagesShown()).toEqual([]);
  act(() => sessionStore.setState({ viewer: { status: 'guest' } }));
  await user.click(share);
  expect(messagesShown()).toEqual([expect.stringContaining('Authentication Required')]);
});
