import { LANGUAGES, type Language } from '#domain/catalogue/types.ts';
import { addressIn, type PublicPage } from '#server/http/public-pages.ts';
import { escapeText, withTags } from '#server/http/unfurl/page-tags.ts';
import type { DrawnPage } from './drawn-page.ts';

/** The inputs of a prerendered page, besides its content. */
export type PageParts = {
  /** The built app's own page, with nothing in its root. */
  readonly shell: string;
  readonly page: PublicPage;
  readonly language: Language;
  readonly description: string;
  /** The address of one sheet with all styles of the page, the shell's among them. */
  readonly sheet: string;
  /** Addresses of the sheets that are in it, for the app not to fetch them again. */
  readonly styles: readonly string[];
  /** Addresses of the code that it will ask for. */
  readonly modules: readonly string[];
};

const PICTURE = {
  image: '/preview.png',
  imageAlt: 'Muster: a golden banner over portraits of five factions',
};

/**
 * The whole document of a public page. Addresses of the site begin with a slash; the server makes
 * them whole where it knows how it is reached (server/http/unfurl/absolute-links.ts).
 */
export function pageDocument(drawn: DrawnPage, parts: PageParts): string {
  const { shell, page, language, description } = parts;
  const url = addressIn(page, language);
  const tagged = withTags(shell, { title: drawn.title, description, url, ...PICTURE });
  const head = [
    `<link rel="canonical" href="${url}" />`,
    ...LANGUAGES.map((each) => alternate(each, addressIn(page, each))),
    alternate('x-default', page.path),
    `<script type="application/ld+json">${json(structuredData(drawn, parts))}</script>`,
  ];
  const kind = page.isNarrow ? 'narrow' : '';
  return drawnDocument(tagged, { ...parts, kind, head, body: drawn.body });
}

type DrawnParts = Pick<PageParts, 'language' | 'sheet' | 'styles' | 'modules'> & {
  /** For boot.js: the conditions under which the page is what the app will show. */
  readonly kind: 'narrow' | 'list' | '';
  readonly head: readonly string[];
  readonly body: string;
};

function drawnDocument(html: string, parts: DrawnParts): string {
  const { language, sheet, kind, head, body } = parts;
  return withScriptsLater(withOneSheet(html, sheet), parts)
    .replace('<html lang="en">', `<html lang="${language}" data-drawn-page="${kind}">`)
    .replace('</head>', () => `${head.map((line) => `  ${line}\n  `).join('')}</head>`)
    .replace(ROOT, () => `<div id="root">${body}</div>`);
}

const ROOT = '<div id="root"></div>';

/** The document around a list, which our server draws into it when it is asked for. */
export function listDocument(
  frame: string,
  { shell, language, sheet, styles, modules }: Omit<PageParts, 'page' | 'description'>,
): string {
  // Shared lists and posts belong to the board.
  const body = frame.replace('href="/community-lists"', 'aria-current="page" href="/community-lists"');
  return drawnDocument(shell, {
    language,
    sheet,
    styles,
    modules,
    kind: 'list',
    head: [],
    body,
  });
}

/**
 * The document of every other page: the frame, whose links lead on, and the outline of a page,
 * until the app shows the page itself.
 */
export function skeletonDocument(shell: string, frame: string, language: Language): string {
  // Menus need the app, and nothing notes presses here.
  const body = frame.replaceAll(/<(\/?)button\b/g, '<$1a').replaceAll(' type="button"', '');
  return shell
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(ROOT, () => `<div id="root"><div data-skeleton="">${body}</div></div>`);
}

/**
 * In place of the shell's sheets: each of its own would cost a slow phone a way there and back
 * before it paints.
 */
function withOneSheet(html: string, sheet: string): string {
  let isFirst = true;
  return html
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, () => {
      const link = isFirst ? `<link rel="stylesheet" href="${sheet}" />` : '';
      isFirst = false;
      return link;
    })
    .replaceAll(/\n\s*\n/g, '\n');
}

/**
 * Delays the app's scripts: prerendered content needs none, and boot.js fetches them once the page
 * is visible.
 */
function withScriptsLater(html: string, { styles, modules }: Pick<PageParts, 'styles' | 'modules'>): string {
  const entry = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(html);
  if (entry === null) throw new Error('The built page starts no script.');
  const [element, address = ''] = entry;
  return html
    .replace(element, '')
    .replace(
      'src="/boot.js"',
      `src="/boot.js" data-entry="${address}" data-modules="${modules.join(' ')}" data-styles="${styles.join(' ')}"`,
    );
}

function alternate(hreflang: string, href: string): string {
  return `<link rel="alternate" hreflang="${hreflang}" href="${escapeText(href)}" />`;
}

/**
 * Schema.org's words for the page: the app itself on its front page, questions in the FAQ, else a
 * plain page.
 */
function structuredData(drawn: DrawnPage, { page, language, description }: PageParts): object {
  const common = { '@context': 'https://schema.org', name: drawn.title, description, inLanguage: language };
  if (page.path === '/') {
    return {
      ...common,
      '@type': 'WebApplication',
      name: 'Muster',
      url: page.path,
      applicationCategory: 'GameApplication',
      operatingSystem: 'Any',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
    };
  }
  if (drawn.questions.length === 0) return { ...common, '@type': 'WebPage', url: page.path };
  return {
    ...common,
    '@type': 'FAQPage',
    url: page.path,
    mainEntity: drawn.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** JSON that cannot end the script that it stands in. */
function json(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
