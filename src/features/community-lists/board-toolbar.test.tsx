import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#tests/builders/render-app.tsx';
import { BoardToolbar } from './board-toolbar.tsx';
import { useBrowseFilters } from './use-browse-filters.ts';

function Toolbar() {
  return <BoardToolbar model={useBrowseFilters()} />;
}

describe('the search of the board', () => {
  it('leaves the filters open that were opened before the typing paused', async () => {
    const { router, user } = renderApp(<Toolbar />);
    await user.type(screen.getByRole('searchbox', { name: 'Search lists' }), 'ice');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await expect.poll(() => router.state.location.search, { timeout: 4_000 }).toBe('?dialog=filters&q=ice');
    await screen.findByRole('dialog', { name: 'Filters' });
  });
});
