import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const advance = (milliseconds: number) => void act(() => vi.advanceTimersByTime(milliseconds));
const word = (name: string) => screen.getByRole('button', { name });
const enter = (name: string) => fireEvent.pointerEnter(word(name), { pointerType: 'mouse' });
const leave = (name: string) => fireEvent.pointerLeave(word(name), { pointerType: 'mouse' });
const shown = () => screen.queryByRole('tooltip')?.textContent;

describe('Tooltip', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(
      <>
        <Tooltip content="Acts first.">
          <Button>Scout</Button>
        </Tooltip>
        <Tooltip content="Comes later.">
          <Button>Ambusher</Button>
        </Tooltip>
      </>,
    );
    advance(10_000);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('opens after the pointer has rested for 700 ms, and describes its word', () => {
    enter('Scout');
    advance(699);
    expect(shown()).toBeUndefined();
    advance(1);
    expect(shown()).toBe('Acts first.');
    const described = document.getElementById(word('Scout').getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Acts first.');
  });

  it('does not open when the pointer only passes', () => {
    enter('Scout');
    advance(300);
    leave('Scout');
    advance(2_000);
    expect(shown()).toBeUndefined();
  });

  it('opens the next one at once within 300 ms, and waits again after that', () => {
    enter('Scout');
    advance(700);
    leave('Scout');
    advance(120);
    expect(shown()).toBeUndefined();
    advance(299);
    enter('Ambusher');
    advance(0);
    expect(shown()).toBe('Comes later.');
    leave('Ambusher');
    advance(120 + 301);
    enter('Scout');
    advance(699);
    expect(shown()).toBeUndefined();
  });

  it('gives way at once when the pointer moves on to the next word', () => {
    enter('Scout');
    advance(700);
    leave('Scout');
    advance(50);
    enter('Ambusher');
    advance(0);
    expect(shown()).toBe('Comes later.');
    advance(5_000);
    expect(shown()).toBe('Comes later.');
    leave('Ambusher');
    advance(120);
    expect(shown()).toBeUndefined();
  });

  it('stays while the pointer is on it', () => {
    enter('Scout');
    advance(700);
    leave('Scout');
    fireEvent.pointerEnter(screen.getByRole('tooltip'));
    advance(5_000);
    expect(shown()).toBe('Acts first.');
    fireEvent.pointerLeave(screen.getByRole('tooltip'));
    advance(120);
    expect(shown()).toBeUndefined();
  });

  it('does not open for a finger', () => {
    fireEvent.pointerEnter(word('Scout'), { pointerType: 'touch' });
    advance(2_000);
    expect(shown()).toBeUndefined();
  });

  it('opens at once for the keyboard and goes with Escape', async () => {
    vi.useRealTimers();
    await userEvent.tab();
    expect(shown()).toBe('Acts first.');
    await userEvent.keyboard('{Escape}');
    expect(shown()).toBeUndefined();
  });
});
