import { describe, expect, it } from 'vitest';
import { chunkFiles, linkedFiles, readRoutes } from './route-files.ts';

describe('readRoutes', () => {
  it('finds every page with the module that it loads', () => {
    const source = `
      { index: true, lazy: async () => ({ Component: (await import('#features/home/home-page.tsx')).HomePage }) },
      {
        path: 'shared-list/:code',
        lazy: async () => ({ Component: (await import('./pages/shared-list.tsx')).SharedList }),
      },
      { path: 'builder', lazy: () => import('./pages/builder.tsx') },
      { path: '*', lazy: async () => ({ Component: (await import('#features/lost/lost-page.tsx')).LostPage }) },`;
    expect(readRoutes(source)).toEqual([
      { route: '/', module: 'src/features/home/home-page.tsx' },
      { route: '/shared-list/:code', module: 'src/app/pages/shared-list.tsx' },
      { route: '/builder', module: 'src/app/pages/builder.tsx' },
      { route: 'not found', module: 'src/features/lost/lost-page.tsx' },
    ]);
  });
});

describe('chunkFiles', () => {
  const manifest = {
    'a.tsx': { file: 'a.js', imports: ['shared'], css: ['a.css'] },
    'b.tsx': { file: 'b.js', imports: ['shared', 'a.tsx'] },
    shared: { file: 'shared.js', imports: ['b.tsx'], assets: ['mark.svg'] },
    'later.tsx': { file: 'later.js' },
  };

  it('follows the imports of a module to the end, each once, and no lazy ones', () => {
    expect([...chunkFiles(manifest, ['a.tsx'])].toSorted()).toEqual([
      'a.css',
      'a.js',
      'b.js',
      'mark.svg',
      'shared.js',
    ]);
  });

  it('does not pass over a module that was not built', () => {
    expect(() => chunkFiles(manifest, ['gone.tsx'])).toThrow('The build has no gone.tsx');
  });
});

describe('linkedFiles', () => {
  it('names what the document fetches from this site', () => {
    const html = `<link rel="preload" href="/fonts/title.woff2" as="font" crossorigin />
      <script src="/boot.js"></script><link rel="canonical" href="https://example.org/" />
      <script type="module" crossorigin src="/assets/index-1a.js"></script>`;
    expect(linkedFiles(html)).toEqual(['fonts/title.woff2', 'boot.js', 'assets/index-1a.js']);
  });
});
