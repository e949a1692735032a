import type { Language } from '#domain/catalogue/types.ts';
import { escapeText } from '../http/unfurl/page-tags.ts';

/** A release as a list of them shows it: a row of the table `catalogue_releases`. */
export type ReleaseRow = {
  readonly number: number;
  /** ISO 8601. */
  readonly published_at: string;
  readonly note: string;
  readonly note_es: string | null;
  readonly note_fr: string | null;
};

const TITLES: Readonly<Record<Language, readonly [feed: string, entry: (number: number) => string]>> = {
  en: ['Releases of the catalogue – Muster', (number) => `Release ${number} of the catalogue`],
  es: ['Versiones del catálogo – Muster', (number) => `Versión ${number} del catálogo`],
  fr: ['Versions du catalogue – Muster', (number) => `Version ${number} du catalogue`],
};

/** Characters that no XML may hold, not even escaped. */
const REFUSED = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * Returns the releases as a feed (Atom, RFC 4287), the newest first. `origin` is how the site is
 * reached; `made` is the time of a feed without entries, ISO 8601.
 */
export function releaseFeed(
  rows: readonly ReleaseRow[],
  { origin, language, made }: { readonly origin: string; readonly language: Language; readonly made: string },
): string {
  const [title, titleOf] = TITLES[language];
  const query = language === 'en' ? '' : `?lang=${language}`;
  const page = `${origin}/catalogue${query}`;
  const entries = rows.map(
    (row) => `<entry>
<id>${xml(`${origin}/catalogue#release-${row.number}`)}</id>
<title>${xml(titleOf(row.number))}</title>
<link rel="alternate" type="text/html" href="${xml(`${page}#release-${row.number}`)}"/>
<published>${xml(row.published_at)}</published>
<updated>${xml(row.published_at)}</updated>
<content type="text">${xml(noteIn(row, language))}</content>
</entry>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${xml(`${origin}/catalogue.atom${query}`)}</id>
<title>${xml(title)}</title>
<author><name>Muster</name></author>
<link rel="self" type="application/atom+xml" href="${xml(`${origin}/catalogue.atom${query}`)}"/>
<link rel="alternate" type="text/html" href="${xml(page)}"/>
<updated>${xml(rows[0]?.published_at ?? made)}</updated>
${entries.join('')}</feed>
`;
}

function noteIn({ note, note_es: es, note_fr: fr }: ReleaseRow, language: Language): string {
  const notes: Readonly<Partial<Record<Language, string | null>>> = { es, fr };
  return notes[language] ?? note;
}

function xml(text: string): string {
  return escapeText(text.replace(REFUSED, ''));
}
