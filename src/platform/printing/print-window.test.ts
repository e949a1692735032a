import { describe, expect, it, vi } from 'vitest';
import { openPrintWindow } from './print-window.ts';

describe('the print window', () => {
  it('returns false when the popup blocker refuses it', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    expect(openPrintWindow('/print/full/x')).toBe(false);
    open.mockRestore();
  });

  it('opens without a way back to this page', () => {
    const opened = { opener: window } as unknown as Window;
    const open = vi.spyOn(window, 'open').mockReturnValue(opened);
    expect([openPrintWindow('/print/full/x'), opened.opener]).toEqual([true, null]);
    open.mockRestore();
  });
});
