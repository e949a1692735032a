import type { LetterShape } from '../words/words.ts';
import type { LetterLink } from './confirm-link.ts';

/** The same mail without design, as a template: what the designed one says, in the same order. */
export function letterText(letter: LetterShape, link: LetterLink | null): string {
  const { title, paragraphs, button, code, expiry, notYou, footer } = letter;
  return `${[
    'MUSTER',
    title,
    ...paragraphs,
    ...(button === null || link === null ? [] : [`${button}\n${link.address}`]),
    ...(code === null ? [] : [`${code}\n{{ .Token }}`]),
    ...(expiry === null ? [] : [expiry]),
    notYou,
    // Mail programs show as a signature what stands behind this line.
    `-- \n${footer}`,
  ].join('\n\n')}\n`;
}
