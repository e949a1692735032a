import { readFileSync } from 'node:fs';

const sheets = new Map<string, ReadonlySet<string>>();

/** Returns the class names that a style sheet defines. `css` is its text. */
export function classNamesOf(css: string): ReadonlySet<string> {
  const rules = css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/"[^"\n]*"|url\([^)]*\)/g, '');
  return new Set(Array.from(rules.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name = '']) => name));
}

/**
 * Returns the fault of `styles.name`: the sheet at `path` defines no such class, and the element
 * would silently stay plain. Null when it does. Throws when there is no such file.
 */
export function classNameProblem(path: string, name: string): string | null {
  const known = sheets.get(path) ?? classNamesOf(readFileSync(path, 'utf8'));
  sheets.set(path, known);
  return known.has(name) ? null : `The style sheet has no class .${name}.`;
}
