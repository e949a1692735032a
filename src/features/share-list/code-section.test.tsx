import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listOfCode } from '#data/list-codes.ts';
import { documentWith, foreignEntry } from '#tests/builders/catalogue.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { CodeSection } from './code-section.tsx';

describe('the code of a list', () => {
  it('is shown in groups, and copied as it is shown', async () => {
    const { user } = renderApp(<CodeSection document={documentWith({ wrathmane: 1, 'orc-hunters': 2 })} />);
    const shown = screen.getByRole('group', { name: 'Code of this list' }).textContent;
    expect(shown).toMatch(/^[2-8FKLMRW]{4}(-[2-8FKLMRW]{4})+$/);
    await user.click(screen.getByRole('button', { name: 'Copy code' }));
    await waitFor(() => expect(messagesShown()).toEqual(['Code copied to clipboard']));
    expect(await navigator.clipboard.readText()).toBe(shown);
    const read = listOfCode(shown);
    expect(read.ok && read.document.entries).toEqual([
      { unitId: 'orc-hunters', quantity: 2 },
      { unitId: 'wrathmane', quantity: 1 },
    ]);
  });

  it.each([
    [
      'units that only the list describes',
      documentWith({}, { entries: [foreignEntry()] }),
      'This list has units that no code can name. Send the full link instead.',
    ],
    [
      'more copies than it can hold',
      documentWith({ wrathmane: 99, 'orc-hunters': 98 }),
      'This list is too large for a code. Send the full link instead.',
    ],
  ])('is replaced by the way out for %s', (_, document, reason) => {
    renderApp(<CodeSection document={document} />);
    expect(screen.getByText(reason)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Copy code' })).toBeNull();
  });
});
