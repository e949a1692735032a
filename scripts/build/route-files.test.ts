import { describe, expect, it } from 'vitest';
import { chunkFiles, linkedFiles } from './route-files.ts';

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
