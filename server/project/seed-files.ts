import { globSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The files that `db.seed.sql_paths` means, absolute and each once: patterns in their order, the
 * matches of one pattern by name, a folder for the `.sql` files in it. A pattern that nothing
 * matches is passed over, as the CLI does it.
 */
export function seedFiles(directory: string, patterns: readonly string[]): readonly string[] {
  const files = patterns.flatMap((pattern) =>
    matches(directory, pattern).flatMap((file) =>
      statSync(file).isDirectory() ? matches(file, '**/*.sql') : [file],
    ),
  );
  return [...new Set(files)];
}

function matches(directory: string, pattern: string): readonly string[] {
  return globSync(pattern, { cwd: directory })
    .map((file) => resolve(directory, file))
    .toSorted();
}
