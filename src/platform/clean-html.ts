/**
 * Cleaning of HTML that somebody else wrote, before anything of it reaches a page (docs/product.md,
 * "News").
 */

/** The tags that a text may hold; the list is complete. */
const ALLOWED_TAGS = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'h1',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'a',
  'div',
  'span',
];
const ALLOWED_ATTRIBUTES = ['href', 'target', 'rel', 'class', 'style'];

/** The schemes of docs/product.md, "News". */
const ALLOWED_ADDRESSES =
  /^(?:(?:https?|ftp|mailto|tel|callto|cid|xmpp):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

/**
 * HTML with nothing in it but the tags, attributes and link schemes of docs/product.md, "News"; the
 * text of what is taken away stays, that of scripts and styles does not. The cleaner is fetched at
 * the first call: rejects when it cannot be had, and then nothing may be shown as HTML. Show the
 * answer with `RichText` of the design system, never with `innerHTML`.
 */
export async function cleanHtml(html: string): Promise<string> {
  const { default: purifier } = await import('dompurify');
  return purifier.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOWED_URI_REGEXP: ALLOWED_ADDRESSES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  });
}
