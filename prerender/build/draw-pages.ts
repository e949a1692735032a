/**
 * Runs the built app in one language and writes what each public page shows, as JSON: node
 * prerender/build/draw-pages.ts <dist> <language> <file>. A process draws one language: the app
 * keeps it for good.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PLACE, PUBLIC_PAGES } from '#server/http/public-pages.ts';
import { startBrowser } from './browser.ts';
import { DRAWN, type DrawnPage } from './drawn-page.ts';
import { settled } from './settled.ts';

const [dist = '', language = '', file = ''] = process.argv.slice(2);
/** Of a long row of cards the first: what a phone shows before one scrolls. */
const MOST_CARDS = 8;

const html = readFileSync(join(dist, 'index.html'), 'utf8');
const entry = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
if (entry === undefined) throw new Error('The built page starts no script.');
const window = startBrowser(html, dist, language);
const faults: unknown[] = [];
process.on('unhandledRejection', (cause) => faults.push(cause));
console.error = (...words: unknown[]) => faults.push(words.join(' '));

await import(pathToFileURL(join(dist, entry)).href);
const pages: DrawnPage[] = [];
for (const { path } of PUBLIC_PAGES) {
  const before = window.document.title;
  const state = { key: path, usr: null, idx: 0 };
  window.history.pushState(state, '', path);
  window.dispatchEvent(new window.PopStateEvent('popstate', { state }));
  const body = await settled(() => ({ title: window.document.title, body: rootCopy() }), before);
  if (body === null) {
    console.log(
      `${path} in ${language} did not come to rest in time and was left undrawn: the app draws it.`,
    );
    continue;
  }
  if (faults.length > 0) throw new Error(`${path} in ${language} cannot be drawn.`, { cause: faults[0] });
  pages.push({
    path,
    title: window.document.title,
    body,
    questions: path === '/faq' ? questionsShown() : [],
  });
}
writeFileSync(file, JSON.stringify({ pages, frame: frame() }));
// Timers of the app go on for good.
process.exit(0);

/** Returns the markup around every page, with a mark in the place of the page. */
function frame(): string {
  const root = window.document.createElement('div');
  root.innerHTML = rootCopy();
  for (const main of root.querySelectorAll('main')) main.innerHTML = PLACE;
  root.querySelector('[data-title]')?.setAttribute('data-title', 'Muster');
  for (const link of root.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current');
  return root.innerHTML;
}

/** Returns the questions and answers of the FAQ's first topic, for search engines. */
function questionsShown(): DrawnPage['questions'] {
  return [...window.document.querySelectorAll('main article section')].map((section) => ({
    question: section.querySelector('h2')?.textContent ?? '',
    answer: section.lastElementChild?.textContent ?? '',
  }));
}

/** Returns the markup of the page, without the parts that need the running app. */
function rootCopy(): string {
  const root = window.document.getElementById('root')?.cloneNode(true);
  if (!(root instanceof window.HTMLElement)) return '';
  for (const card of [...root.querySelectorAll('li:has(> article)')].slice(MOST_CARDS)) card.remove();
  // The page's rules allow no style in the text of a page: it comes from a sheet (drawn-styles.ts).
  for (const styled of root.querySelectorAll('[style]')) {
    styled.setAttribute(DRAWN, styled.getAttribute('style') ?? '');
    styled.removeAttribute('style');
  }
  // Nothing typed here would be kept.
  for (const field of root.querySelectorAll('input, textarea')) field.setAttribute('readonly', '');
  return root.innerHTML;
}
