import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import config from '../lingui.config.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FEATURES = join(ROOT, 'src/features');

/**
 * The files that a module fetches with itself, from the features alone: all others' words every
 * page has.
 */
function fetchedWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^import (?!type )[^;]*?from '(?<from>[^']+)'/gmu);
  for (const { groups } of imports) {
    const from = groups?.['from'] ?? '';
    if (from.startsWith('#features/')) fetchedWith(join(FEATURES, from.slice('#features/'.length)), found);
    else if (from.startsWith('.')) fetchedWith(join(dirname(file), from), found);
  }
  return found;
}

it('the book with which a game starts has the words of all that its page fetches at once', () => {
  const book = config.catalogs?.find(({ path }) => path.endsWith('/game'));
  const globs = (book?.include ?? []).map((glob) => glob.replace('<rootDir>/', ''));
  const files = [...fetchedWith(join(ROOT, 'src/app/pages/game.tsx'))]
    .filter((file) => file.startsWith(FEATURES) && readFileSync(file, 'utf8').includes('/macro'))
    .map((file) => relative(ROOT, file));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !globs.some((glob) => matchesGlob(file, glob)))).toEqual([]);
});
