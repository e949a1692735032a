import { refused } from '../rest-error.ts';

/**
 * Walks over one piece of a query string; a refusal names the place as PostgREST does (PGRST100).
 */
export class Cursor {
  /** The piece that is being read, such as `failed to parse filter (foo.1)`. */
  readonly title: string;
  readonly text: string;
  at = 0;

  constructor(title: string, text: string) {
    this.title = title;
    this.text = text;
  }

  get done(): boolean {
    return this.at >= this.text.length;
  }

  /** The character here or `ahead` of here; empty at the end. */
  peek(ahead = 0): string {
    return this.text.charAt(this.at + ahead);
  }

  startsWith(text: string): boolean {
    return this.text.startsWith(text, this.at);
  }

  /** Steps over the text when it comes next; returns true when it did. */
  take(text: string): boolean {
    if (!this.startsWith(text)) return false;
    this.at += text.length;
    return true;
  }

  /**
   * Steps over what the sticky pattern matches here; returns null, without a step, when it does
   * not.
   */
  match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const text = pattern.exec(this.text)?.[0];
    if (text === undefined) return null;
    this.at += text.length;
    return text;
  }

  skipSpace(): void {
    this.match(/[ \t]*/y);
  }

  /** The refusal that something else was expected here, or at `at`. */
  fail(expecting: string, at = this.at): ReturnType<typeof refused> {
    const here = this.text.charAt(at);
    const unexpected = here === '' ? 'end of input' : `"${here}"`;
    return refused(400, 'PGRST100', `"${this.title}" (line 1, column ${String(at + 1)})`, {
      details: `unexpected ${unexpected} expecting ${expecting}`,
    });
  }
}

/** The greatest depth of groups of conditions. */
export const MAX_GROUPS = 12;
