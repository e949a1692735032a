import { describe, expect, it } from 'vitest';
import { setTheme, startTheme, themeStore } from './theme.ts';

const shown = () => [document.documentElement.dataset['theme'], themeStore.getState().theme];

describe('the theme', () => {
  it('is put on the page and survives a reload', () => {
    setTheme('light');
    expect(shown()).toEqual(['light', 'light']);
    document.documentElement.removeAttribute('data-theme');
    themeStore.setState({ theme: 'auto' });
    startTheme()();
    expect(shown()).toEqual(['light', 'light']);
  });

  it('is the device’s own when nothing, or nothing known, is stored', () => {
    localStorage.setItem('theme', 'system');
    startTheme()();
    expect(shown()).toEqual(['auto', 'auto']);
  });

  it('gives the browser’s own bar the colour of the look in view', () => {
    document.head.innerHTML = ['light', 'dark']
      .map((look) => `<meta name="theme-color" data-look="${look}">`)
      .join('');
    const media = () => [...document.querySelectorAll('meta')].map((each) => each.media);
    setTheme('light');
    expect(media()).toEqual(['all', 'not all']);
    setTheme('dark');
    expect(media()).toEqual(['not all', 'all']);
    setTheme('auto');
    expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    document.head.innerHTML = '';
  });

  it('follows a change in another tab', () => {
    const stop = startTheme();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    expect(shown()).toEqual(['dark', 'dark']);
    stop();
  });
});
