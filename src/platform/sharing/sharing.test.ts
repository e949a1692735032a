import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './clipboard.ts';
import { canShare, shareLink } from './share-sheet.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(document, 'execCommand');
});

function give(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true });
}

describe('copying', () => {
  it('goes to the clipboard', async () => {
    const writeText = vi.fn<() => Promise<void>>(() => Promise.resolve());
    give(navigator, 'clipboard', { writeText });
    expect(await copyText('a list')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('a list');
  });

  it('goes through a field where the clipboard is not to be had, and leaves focus and page as they were', async () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    let copied = '';
    give(document, 'execCommand', () => {
      copied = document.querySelector('textarea')?.value ?? '';
      return true;
    });
    expect(await copyText('a list')).toBe(true);
    expect([copied, document.querySelector('textarea'), document.activeElement]).toEqual([
      'a list',
      null,
      button,
    ]);
    button.remove();
  });

  it('returns false when neither works', async () => {
    expect(await copyText('a list')).toBe(false);
  });
});

describe('the share sheet', () => {
  it('is unavailable where the device has none', async () => {
    expect([canShare(), await shareLink({ title: 'Raid', url: '/' })]).toEqual([false, 'unavailable']);
  });

  it('tells a closed sheet from a shared link', async () => {
    give(navigator, 'share', () => Promise.resolve());
    expect(await shareLink({ title: 'Raid', url: '/' })).toBe('shared');
    give(navigator, 'share', () => Promise.reject(new DOMException('closed', 'AbortError')));
    expect(await shareLink({ title: 'Raid', url: '/' })).toBe('cancelled');
  });
});
