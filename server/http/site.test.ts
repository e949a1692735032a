import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readSite } from './site.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function builtFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'muster site '));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

describe('readSite', () => {
  it('finds every file by its address, with its type', () => {
    const site = readSite(builtFolder({ 'index.html': '<p>', 'assets/a.js': 'run()', 'robots.txt': 'all' }));
    expect([...site.keys()].toSorted()).toEqual(['/assets/a.js', '/index.html', '/robots.txt']);
    expect(text(site.get('/assets/a.js')?.plain)).toBe('run()');
    expect(site.get('/assets/a.js')?.type).toBe('text/javascript; charset=utf-8');
  });

  it('keeps the packed forms with their file and gives them no address of their own', () => {
    const site = readSite(
      builtFolder({ 'a.css': 'a{}', 'a.css.br': 'B', 'a.css.gz': 'G', 'backup.gz': 'own' }),
    );
    expect([...site.keys()].toSorted()).toEqual(['/a.css', '/backup.gz']);
    expect(text(site.get('/a.css')?.packed.br)).toBe('B');
    expect(text(site.get('/a.css')?.packed.gzip)).toBe('G');
  });

  it("leaves out the build's own notes", () => {
    const site = readSite(
      builtFolder({ '.build-stamp': 'x', '.vite/manifest.json': '{}', 'index.html': '' }),
    );
    expect([...site.keys()]).toEqual(['/index.html']);
  });

  it('gives the same tag to the same text and another to another', () => {
    const site = readSite(builtFolder({ 'a.txt': 'one', 'b.txt': 'one', 'c.txt': 'two' }));
    expect(site.get('/a.txt')?.etag).toBe(site.get('/b.txt')?.etag);
    expect(site.get('/a.txt')?.etag).not.toBe(site.get('/c.txt')?.etag);
  });

  it('is empty when nothing was built', () => {
    expect(readSite(join(builtFolder({}), 'dist')).size).toBe(0);
  });
});
