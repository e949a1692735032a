import type { ReactNode } from 'react';

/**
 * A text that somebody wrote, as a value of a sentence: `{asWritten(name)}`. As an element it
 * stands there letter by letter; in a plain text, what looks like a tag would be taken for a place
 * of the sentence and vanish.
 */
export function asWritten(text: string): ReactNode {
  return <>{text}</>;
}
