import type { Letter } from '../words/words.ts';
import { confirmLink, type LinkAction } from './confirm-link.ts';

/** The same mail without design, as a template: what the designed one says, in the same order. */
export function letterText(letter: Letter, action: LinkAction | null): string {
  const { title, paragraphs, button, code, expiry, notYou, footer } = letter;
  return `${[
    'MUSTER',
    title,
    ...paragraphs,
    ...(button === null || action === null ? [] : [`${button}\n${confirmLink(action)}`]),
    `${code}\n{{ .Token }}`,
    expiry,
    notYou,
    // Mail programs show as a signature what stands behind this line.
    `-- \n${footer}`,
  ].join('\n\n')}\n`;
}
