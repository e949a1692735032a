/** A public page in one language; `body` is the HTML within the root. */
export type DrawnPage = {
  readonly path: string;
  readonly title: string;
  readonly body: string;
  /** Questions with their answers, for search engines; empty except in the FAQ. */
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
};

/** The public pages in one language. */
export type DrawnLanguage = {
  readonly pages: readonly DrawnPage[];
  /** The markup around every page, with PLACE where the page itself goes. */
  readonly frame: string;
};

/** Holds what was an element's `style`: the page's rules allow none in the text of a page. */
export const DRAWN = 'data-drawn';

const PLAIN = /^[-\w\s:;.,%#()]+$/;

/**
 * A sheet that gives every element of these pages its style back. Throws for a style with more than
 * plain values in it.
 */
export function drawnStyles(pages: readonly Pick<DrawnPage, 'body'>[]): string {
  const found = pages.flatMap(({ body }) =>
    [...body.matchAll(new RegExp(` ${DRAWN}="([^"]*)"`, 'g'))].map(([, style = '']) => style),
  );
  return [...new Set(found)]
    .toSorted()
    .map((style) => {
      if (!PLAIN.test(style)) throw new Error(`This style cannot stand in a sheet: ${style}`);
      return `[${DRAWN}="${style}"]{${style}}\n`;
    })
    .join('');
}
