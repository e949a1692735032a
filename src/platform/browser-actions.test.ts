import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './clipboard.ts';
import { fileNameOf } from './download.ts';
import { absoluteUrl, paths } from './paths.ts';
import { openPrintWindow } from './print-window.ts';
import { readTextFile } from './read-file.ts';
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

describe('files', () => {
  it('get names that every system takes', () => {
    expect(fileNameOf(' my/list: "Raid"\n*? .json')).toBe('my list Raid .json');
    expect(fileNameOf('../..')).toBe('muster');
  });

  it('are read as text, unless they are far too large', async () => {
    expect(await readTextFile(new File(['Sÿenann'], 'a.json'))).toEqual({ ok: true, text: 'Sÿenann' });
    const huge = { size: 50_000_001, text: () => Promise.resolve('') } as File;
    expect(await readTextFile(huge)).toEqual({ ok: false, reason: 'too-large' });
  });
});

describe('addresses', () => {
  it('are those of the spec', () => {
    expect([
      paths.home(),
      paths.builder(),
      paths.sharedList('eNq_-1'),
      paths.shortLink('1abc'),
      paths.print('courtesy', 'eNq', { paper: 'letter' }),
      paths.print('full', 'eNq'),
    ]).toEqual([
      '/',
      '/builder',
      '/shared-list/eNq_-1',
      '/s/1abc',
      '/print/courtesy/eNq?paper=letter',
      '/print/full/eNq',
    ]);
  });

  it('never let a name out of its place', () => {
    expect(paths.sharedList('a/b?c#d')).toBe('/shared-list/a%2Fb%3Fc%23d');
  });

  it('become whole ones for links that leave the app', () => {
    expect(absoluteUrl(paths.builder())).toBe(`${location.origin}/builder`);
  });
});
