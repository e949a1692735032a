import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '#tests/builders/fake-browser.ts';
import { isPersistent, keys, readText, remove, subscribe, writeText } from './local.ts';

describe('a text store', () => {
  it('keeps, reads, lists and removes texts in the browser’s own storage', () => {
    expect(writeText('muster_a', '1')).toEqual({ ok: true });
    expect(localStorage.getItem('muster_a')).toBe('1');
    expect([readText('muster_a'), readText('muster_b'), keys('muster_')]).toEqual(['1', null, ['muster_a']]);
    expect(remove('muster_a')).toEqual({ ok: true });
    expect([readText('muster_a'), isPersistent(), localStorage.length]).toEqual([null, true, 0]);
  });

  it('hears what another tab writes, removes and clears, until it is told to stop', () => {
    const heard: (string | null)[] = [];
    const stop = subscribe('theme', (text) => heard.push(text));
    const tell = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    tell('theme', 'dark');
    tell('language', 'es');
    tell('theme', null);
    tell(null, null);
    stop();
    tell('theme', 'light');
    expect(heard).toEqual(['dark', null, null]);
  });

  it('returns full and keeps the old text when there is no room', () => {
    const browser = fakeBrowser({ capacity: 20 });
    const texts = browser.openTab();
    texts.writeText('key', 'short');
    expect(texts.writeText('key', 'x'.repeat(30))).toEqual({ ok: false, reason: 'full' });
    expect([texts.readText('key'), texts.isPersistent()]).toEqual(['short', true]);
  });

  it('holds texts in memory while storage is switched off, and says so', () => {
    const browser = fakeBrowser();
    const texts = browser.openTab();
    texts.writeText('a1', 'stored');
    browser.isBlocked = true;
    expect(texts.writeText('a2', 'held')).toEqual({ ok: false, reason: 'blocked' });
    expect([texts.readText('a2'), texts.readText('a1'), texts.keys('a'), texts.isPersistent()]).toEqual([
      'held',
      null,
      ['a2'],
      false,
    ]);
    expect(texts.remove('a2')).toEqual({ ok: false, reason: 'blocked' });
    expect(texts.readText('a2')).toBeNull();
  });

  it('takes the "no room" of a storage that holds nothing at all for blocked, as older private modes answer so', () => {
    const texts = fakeBrowser({ capacity: 0 }).openTab();
    expect(texts.writeText('key', 'text')).toEqual({ ok: false, reason: 'blocked' });
    expect([texts.readText('key'), texts.isPersistent()]).toEqual(['text', false]);
  });

  it('writes to storage again once it is switched on', () => {
    const browser = fakeBrowser();
    const texts = browser.openTab();
    browser.isBlocked = true;
    texts.writeText('key', 'held');
    browser.isBlocked = false;
    expect(texts.writeText('key', 'stored')).toEqual({ ok: true });
    expect(browser.texts.get('key')).toBe('stored');
  });
});
