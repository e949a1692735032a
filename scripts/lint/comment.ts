/**
 * A comment as the rule needs it: its text without the marks, and the source lines that it covers.
 */
export type Comment = {
  readonly kind: 'doc' | 'line' | 'continued line';
  readonly text: string;
  readonly lines: readonly string[];
};

/** Columns that a comment may use. */
const WIDTH = 100;

/** Relative words that a comment may not open with: "When" and "How" may open a line comment. */
const OPENINGS = {
  doc: /^[\s*]*(What|Whose|Whom|Who|Whether|Which|That|Where|When|Why|How)\b/,
  line: /^\s*(What|Whose|Whom|Who|Whether|Which|Where)\b/,
  'continued line': null,
};

/** Words of the house's old dialect, with the word to write. */
const DENIED: readonly (readonly [RegExp, string])[] = [
  [/(?<!(?:and|their) )\banswers\b/i, 'write "returns", or "responses" of a server'],
  [/\banew\b/i, 'write "again" or "new"'],
  [/(?<!there )\b(?:is|are) none\b/i, 'write "there is no …" or "null when …"'],
  [/\bwhoever\b/i, 'name the person: "the player", "the admin"'],
  [/\bthe office\b/i, 'write "the admin area"'],
  [/\bdrawn pages?\b/i, 'write "prerendered page"'],
  [/\bbooks? of words\b|\bword books?\b/i, 'write "message catalogue"'],
  [/\bsteps? of (?:its|their) own\b/i, 'write "separate task"'],
  [/\bahead of time\b/i, 'write "prefetch" or "in advance"'],
];

/** Documents that are not in the repository. */
const OUTSIDE =
  /\bspec(?:ification)?\b(?!\.ts)|\bsection \d|\b(?:design|behaviour|conflicts|players|english|gotrue|postgrest)\.md\b|\bfacts\/|§/;

/**
 * Returns the reason why a comment breaks the rules of plain English in CONTRIBUTING.md, or null.
 * It may not open with a relative word, use a word of the old dialect, cite a document outside the
 * repository, or be wider than 100 columns.
 */
export function commentProblem({ kind, text, lines }: Comment): string | null {
  const opening = OPENINGS[kind]?.exec(text)?.[1];
  if (opening !== undefined) {
    return `A comment opens with a verb ("Returns …") or a noun, not with "${opening}".`;
  }
  const words = text.replaceAll(/\s*\n[\s*]*/g, ' ');
  const denied = DENIED.find(([word]) => word.test(words));
  if (denied !== undefined) return `Plain English: ${denied[1]}.`;
  if (OUTSIDE.test(words)) return 'State the rule, or point to a file under docs/.';
  if (lines.some((line) => isWide(line))) return `A comment wraps at ${String(WIDTH)} columns.`;
  return null;
}

/** Lines that cannot wrap: addresses, orders to the linter and types in JSDoc. */
const UNBREAKABLE = /https?:\/\/|oxlint-disable|@typedef|@type\b/;

/** True for a line of nothing but a comment that is too wide. */
function isWide(line: string): boolean {
  return line.length > WIDTH && /^\s*(?:\/\*|\*|\/\/)/.test(line) && !UNBREAKABLE.test(line);
}
