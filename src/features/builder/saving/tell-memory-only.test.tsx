import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { isPersistent } from '#platform/storage/local.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { putDraft } from '#tests/builders/draft.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { BuilderPage } from '../builder-page.tsx';
import { tellMemoryOnly } from '../load-ahead.ts';

vi.mock('#platform/storage/local.ts', { spy: true });

const open = () => renderApp(<BuilderPage unitDetails={() => null} onViewCard={() => undefined} />);

afterEach(() => {
  vi.mocked(isPersistent).mockReset();
});

it('says nothing of storage where the browser keeps what is saved', async () => {
  putDraft(documentWith({}, { name: '' }));
  open();
  // The notice would be fetched by now.
  await import('./unstored-notice.tsx');
  expect(messagesShown()).toEqual([]);
});

it('says once, before anything is saved, that lists are kept in memory only', async () => {
  putDraft(documentWith({}, { name: '' }));
  vi.mocked(isPersistent).mockReturnValue(false);
  open();
  await waitFor(() =>
    expect(messagesShown()).toEqual([
      'This browser’s storage is blocked | Lists are kept in memory only, until you close or reload this page. Share a list to keep it.',
    ]),
  );
  cleanup();
  open();
  await tellMemoryOnly();
  expect(messagesShown()).toEqual([]);
});
