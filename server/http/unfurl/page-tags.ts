/**
 * The description of a page for readers that do not run it: chats that show a card for a link, and
 * search engines.
 */
export type PageTags = {
  readonly title: string;
  readonly description: string;
  /** The page's whole address. */
  readonly url: string;
  /** Whole address of a picture of 1200 × 630 pixels. */
  readonly image: string;
  readonly imageAlt: string;
};

const MOST_TITLE = 120;
const MOST_DESCRIPTION = 200;

/**
 * The document with these tags in its head, in place of its own title and description. Whatever a
 * player wrote stands there as text. A document without a head comes back as it was.
 */
export function withTags(html: string, tags: PageTags): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const title = oneLine(tags.title, MOST_TITLE);
  const description = oneLine(tags.description, MOST_DESCRIPTION);
  const head = html
    .slice(0, end)
    .replace(/<title>[^<]*<\/title>/i, '')
    .replace(/<meta\s+name="description"[^>]*>/i, '')
    .replace(/<meta\s+(?:property="og:|name="twitter:)[^>]*>/gi, '');
  const lines = [
    `<title>${escapeText(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:site_name', 'Muster'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', tags.url),
    meta('property', 'og:image', tags.image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', tags.imageAlt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  return `${head}${lines.map((line) => `    ${line}\n`).join('')}  ${html.slice(end)}`;
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeText(content)}" />`;
}

/** Text as it may stand between tags and inside quotes of either kind. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"'`]/g, (sign) => `&#${String(sign.codePointAt(0))};`);
}

/**
 * No control characters, no signs that turn the direction of reading, single spaces, cut with an
 * ellipsis.
 */
function oneLine(text: string, most: number): string {
  const line = text
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const signs = Array.from(line);
  if (signs.length <= most) return line;
  return `${signs
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
