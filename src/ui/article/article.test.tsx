import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Article } from './article.tsx';

describe('a long text', () => {
  it('leads from its contents to each section', () => {
    render(
      <Article
        title="Privacy"
        lead={<p>In short.</p>}
        changed="Changed yesterday"
        contentsLabel="Contents"
        sections={[
          { id: 'browser', title: 'In your browser', body: <p>Lists.</p> },
          { id: 'server', title: 'On the server', body: <p>Accounts.</p> },
        ]}
      />,
    );
    const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#browser', '#server']);
    expect(screen.getByRole('region', { name: 'On the server' }).id).toBe('server');
    expect(screen.getByText('Changed yesterday')).toBeTruthy();
  });

  it('unfolds its contents on a phone at a press', async () => {
    render(<Article title="Terms" lead="" contentsLabel="Contents" sections={[]} />);
    const button = screen.getByRole('button', { name: 'Contents', expanded: false });
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('navigation').dataset['open']).toBe('true');
  });
});
