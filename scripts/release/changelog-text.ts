/**
 * A release as the changelog tells it. `day`: 2026-11-21. `subjects`: first lines of commits,
 * newest first.
 */
export type Release = {
  readonly version: string;
  readonly day: string;
  readonly subjects: readonly string[];
};

/** The version that the changelog begins with; null when it holds none. */
export function changesIn(changelog: string): string | null {
  return /^## \[(\d+\.\d+\.\d+)\]/m.exec(changelog)?.[1] ?? null;
}

const KINDS: readonly (readonly [kind: string, title: string])[] = [
  ['feat', 'New'],
  ['fix', 'Mended'],
];

/**
 * The changelog with a release at its head. Commits of other kinds than `feat` and `fix` are no
 * news to players.
 */
export function addRelease(changelog: string, { version, day, subjects }: Release): string {
  const parts = KINDS.map(([kind, title]) => ({ title, lines: linesOf(kind, subjects) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => `### ${title}\n\n${lines.join('\n')}\n`);
  const entry = [`## [${version}] - ${day}\n`, ...parts].join('\n');
  const at = changelog.search(/^## \[/m);
  if (at === -1) return `${changelog.trimEnd()}\n\n${entry}`;
  return `${changelog.slice(0, at)}${entry}\n${changelog.slice(at)}`;
}

function linesOf(kind: string, subjects: readonly string[]): readonly string[] {
  const pattern = new RegExp(`^${kind}(?:\\([^)]*\\))?!?: (.+)$`);
  const found = subjects.map((subject) => pattern.exec(subject)?.[1]).filter((text) => text !== undefined);
  return [...new Set(found)].map((text) => `- ${text.charAt(0).toUpperCase()}${text.slice(1)}`);
}
