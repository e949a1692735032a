const DRAWERS = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'lib']);

/**
 * Returns the reason why a file may not have its name: a drawer for anything (`utils`), or a barrel
 * that only re-exports. `file` is its path from the root. Null when the name is fine.
 */
export function fileNameProblem(file: string): string | null {
  const parts = file
    .split('/')
    .map((part, at, all) => (at === all.length - 1 ? part.replace(/\..*$/, '') : part));
  const drawer = parts.find((part) => DRAWERS.has(part));
  if (drawer !== undefined) return `Nothing is called "${drawer}": name what it is for.`;
  if (/^src\/(?:.*\/)?index\.tsx?$/.test(file)) return 'No barrels: import the file itself.';
  return null;
}
