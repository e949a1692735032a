import type { Letter } from '../words/words.ts';

/** The same mail without design, as a template: what the designed one says, in the same order. */
export function letterText(letter: Letter): string {
  const { title, paragraphs, button, code, expiry, notYou, footer } = letter;
  return `${[
    'MUSTER',
    title,
    ...paragraphs,
    ...(button === null ? [] : [`${button}\n{{ .ConfirmationURL }}`]),
    `${code}\n{{ .Token }}`,
    expiry,
    notYou,
    // Mail programs show as a signature what stands behind this line.
    `-- \n${footer}`,
  ].join('\n\n')}\n`;
}
