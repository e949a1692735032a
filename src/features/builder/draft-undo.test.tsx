import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { HeaderSlotProvider } from '#ui/header-slot/header-slot.tsx';
import { dispatch } from './actions.ts';
import { DraftUndo } from './draft-undo.tsx';

const NONE = documentWith({});
const ONE = documentWith({ alborc: 1 });

function show() {
  putDraft(NONE);
  const { user } = renderApp(
    <HeaderSlotProvider>
      <DraftUndo />
      <input aria-label="List name" defaultValue="" />
      <textarea aria-label="Notes" defaultValue="" />
    </HeaderSlotProvider>,
  );
  act(() => void dispatch({ type: 'add', unitId: 'alborc' }));
  return user;
}

const isOff = (name: string) => screen.getByRole('button', { name }).ariaDisabled === 'true';

beforeEach(() => {
  putDraft(NONE);
});

describe('DraftUndo', () => {
  it('are off where there is nothing to undo or to redo', async () => {
    renderApp(<DraftUndo />);
    expect([isOff('Undo'), isOff('Redo')]).toEqual([true, true]);
    act(() => void dispatch({ type: 'add', unitId: 'alborc' }));
    expect([isOff('Undo'), isOff('Redo')]).toEqual([false, true]);
  });

  it('take a step back and forth', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect([draft(), isOff('Undo'), isOff('Redo')]).toEqual([NONE, true, false]);
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect([draft(), isOff('Undo'), isOff('Redo')]).toEqual([ONE, false, true]);
  });

  it('keep the focus when the last step is taken back, and change nothing after it', async () => {
    const user = show();
    const undo = screen.getByRole('button', { name: 'Undo' });
    await user.click(undo);
    await user.keyboard('{Enter}');
    expect([draft(), document.activeElement]).toEqual([NONE, undo]);
  });

  it.each([
    ['Ctrl', 'Control'],
    ['⌘', 'Meta'],
  ])('answer %s+Z and Shift with it', async (_, key) => {
    const user = show();
    await user.keyboard(`{${key}>}z{/${key}}`);
    expect(draft()).toEqual(NONE);
    await user.keyboard(`{${key}>}{Shift>}Z{/Shift}{/${key}}`);
    expect(draft()).toEqual(ONE);
  });

  it('leave Z alone, and Alt with it', async () => {
    const user = show();
    await user.keyboard('z');
    await user.keyboard('{Control>}{Alt>}z{/Alt}{/Control}');
    expect(draft()).toEqual(ONE);
  });

  it.each(['List name', 'Notes'])('leave the keys to the text field "%s"', async (name) => {
    const user = show();
    await user.click(screen.getByRole('textbox', { name }));
    await user.keyboard('{Control>}z{/Control}');
    expect(draft()).toEqual(ONE);
    await user.click(document.body);
    await user.keyboard('{Control>}z{/Control}');
    expect(draft()).toEqual(NONE);
  });

  it('stop listening when they go', async () => {
    const user = show();
    cleanup();
    await user.keyboard('{Control>}z{/Control}');
    expect(draft()).toEqual(ONE);
  });
});
