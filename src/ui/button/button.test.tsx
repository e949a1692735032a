import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement, createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

describe('Button', () => {
  it('is pressed by mouse and by keyboard and does not submit a form by itself', async () => {
    const onClick = vi.fn<() => void>();
    const onSubmit = vi.fn<() => void>();
    render(
      <form onSubmit={onSubmit}>
        <Button onClick={onClick}>Save</Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(2);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('pulls back to the edge of its row on request, as a link too', () => {
    render(
      <>
        <Button flush variant="quiet">
          Sign out
        </Button>
        <Button flush variant="quiet" render={<a href="/units" />}>
          All units
        </Button>
        <Button variant="quiet">Keep</Button>
      </>,
    );
    const isFlush = (element: HTMLElement) => element.hasAttribute('data-flush');
    expect(isFlush(screen.getByRole('button', { name: 'Sign out' }))).toBe(true);
    expect(isFlush(screen.getByRole('link', { name: 'All units' }))).toBe(true);
    expect(isFlush(screen.getByRole('button', { name: 'Keep' }))).toBe(false);
  });

  it('is named by its label where it shows an icon alone', () => {
    render(<Button iconOnly icon="undo" label="Undo" />);
    expect(screen.getByRole('button', { name: 'Undo' }).textContent).toBe('');
  });

  it('keeps the focus but ignores presses while busy', async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('does nothing while disabled', async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button disabled onClick={onClick}>
        Save
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('renders as the link it is given', () => {
    render(<Button render={createElement('a', { href: '/builder' })}>Build</Button>);
    expect(screen.getByRole('link', { name: 'Build' }).getAttribute('href')).toBe('/builder');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('hands its element, data and aria attributes on', () => {
    const ref = createRef<HTMLButtonElement>();
    render(
      <Button ref={ref} data-faction="syenann" aria-pressed>
        Filters
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Filters', pressed: true });
    expect(ref.current).toBe(button);
    expect(button.dataset['faction']).toBe('syenann');
  });
});
