import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { Menu } from './menu.tsx';

function show() {
  const calls = {
    rename: vi.fn<() => void>(),
    remove: vi.fn<() => void>(),
    theme: vi.fn<(value: string) => void>(),
    legal: vi.fn<(checked: boolean) => void>(),
  };
  render(
    <>
      <Menu
        label="More"
        items={[
          { id: 'rename', label: 'Rename', onSelect: calls.rename },
          { id: 'remove', label: 'Delete', onSelect: calls.remove, disabled: true },
          { id: 'home', label: 'Home', link: createElement('a', { href: '#home', className: 'link' }) },
          { id: 'legal', label: 'Legal only', checked: true, onCheckedChange: calls.legal },
          {
            id: 'theme',
            label: 'Theme',
            value: 'dark',
            choices: [
              { value: 'dark', label: 'Dark' },
              { value: 'light', label: 'Light' },
            ],
            onChoose: calls.theme,
          },
        ]}
      />
      <Button>Elsewhere</Button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  return { ...calls, button };
}

const focusedText = () => document.activeElement?.textContent;

describe('Menu', () => {
  it('opens by a press, says so, and starts on its first item', async () => {
    const { button } = show();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    expect(screen.getByRole('menu', { name: 'More' })).toBeDefined();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(focusedText()).toBe('Rename');
  });

  it('walks with the arrows, around the ends, and with Home, End and letters', async () => {
    const { button } = show();
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(focusedText()).toBe('Light');
    await userEvent.keyboard('{ArrowDown}');
    expect(focusedText()).toBe('Rename');
    await userEvent.keyboard('{End}{Home}{ArrowDown}');
    expect(focusedText()).toBe('Delete');
    await userEvent.keyboard('h');
    expect(focusedText()).toBe('Home');
  });

  it('runs what is chosen, closes, and gives the focus back', async () => {
    const { button, rename } = show();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(rename).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('reaches a disabled item but does not run it', async () => {
    const { button, remove } = show();
    await userEvent.click(button);
    const item = screen.getByRole('menuitem', { name: 'Delete' });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(item);
    expect(remove).not.toHaveBeenCalled();
  });

  it('shows a link as a link among the items', async () => {
    const { button } = show();
    await userEvent.click(button);
    expect(screen.getByRole('menuitem', { name: 'Home' }).getAttribute('href')).toBe('#home');
  });

  it('switches what is on or off', async () => {
    const { button, legal } = show();
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Legal only', checked: true }));
    expect(legal).toHaveBeenCalledWith(false);
  });

  it('shows which choice of a group is taken and takes another', async () => {
    const { button, theme } = show();
    await userEvent.click(button);
    const group = within(screen.getByRole('group', { name: 'Theme' }));
    expect(group.getByRole('menuitemradio', { checked: true }).textContent).toBe('Dark');
    await userEvent.click(group.getByRole('menuitemradio', { name: 'Light' }));
    expect(theme).toHaveBeenCalledWith('light');
  });

  it('closes with Escape and gives the focus back', async () => {
    const { button } = show();
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('closes on a press elsewhere and on Tab', async () => {
    const { button } = show();
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.click(button);
    await userEvent.tab();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
  });
});
