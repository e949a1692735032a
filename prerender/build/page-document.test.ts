import { describe, expect, it } from 'vitest';
import { drawnStyles } from './drawn-page.ts';
import { listDocument, pageDocument, skeletonDocument } from './page-document.ts';

const shell = `<!doctype html>
<html lang="en">
  <head>
    <title>Muster</title>
    <meta name="description" content="Old." />
    <link rel="stylesheet" href="/layers.css" />
    <script src="/boot.js"></script>
    <script type="module" src="/assets/index.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

const drawn = {
  path: '/faq',
  title: 'FAQ – Muster',
  body: '<h1>$& Questions</h1>',
  questions: [{ question: 'May I?', answer: '</script><b>Yes' }],
};

const document = pageDocument(drawn, {
  shell,
  page: { path: '/faq', aliases: [], name: 'faq', isNarrow: false },
  language: 'es',
  description: 'Respuestas.',
  sheet: '/assets/page-faq.css',
  styles: ['/assets/faq.css'],
  modules: ['/assets/faq.js'],
});

describe('the document of a public page', () => {
  it('shows what was drawn, in its language, with its own title and description', () => {
    expect(document).toContain('<html lang="es" data-drawn-page="">');
    expect(document).toContain('<div id="root"><h1>$& Questions</h1></div>');
    expect(document.match(/<title>/g)).toHaveLength(1);
    expect(document).toContain('<title>FAQ – Muster</title>');
    expect(document).toContain('<meta name="description" content="Respuestas." />');
  });

  it('names its own address and those of its languages', () => {
    expect(document).toContain('<link rel="canonical" href="/faq?lang=es" />');
    const alternates = [...document.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)];
    expect(alternates.map(([, language, address]) => `${language} ${address}`)).toEqual([
      'en /faq',
      'es /faq?lang=es',
      'fr /faq?lang=fr',
      'x-default /faq',
    ]);
  });

  it('asks for one sheet, and tells the app what the sheet has', () => {
    const links = document.matchAll(/<link rel="stylesheet" href="([^"]+)"/g);
    expect([...links].map(([, address]) => address)).toEqual(['/assets/page-faq.css']);
    expect(document).toContain('data-styles="/assets/faq.css"');
  });

  it('leaves its scripts to boot.js, which asks for them once the page is seen', () => {
    expect(document).toContain(
      '<script src="/boot.js" data-entry="/assets/index.js" data-modules="/assets/faq.js" ',
    );
    expect(document).not.toContain('type="module"');
  });

  it('tells search engines what is asked and answered, and no answer ends that script', () => {
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(document)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'May I?', acceptedAnswer: { text: '</script><b>Yes' } }],
    });
  });
});

describe('the styles of drawn pages', () => {
  it('stand in a sheet, each once, and nothing but plain values', () => {
    const page = (style: string) => ({ body: `<i data-drawn="${style}"></i>` });
    expect(drawnStyles([page('width: 4px;'), page('width: 4px;')])).toBe(
      '[data-drawn="width: 4px;"]{width: 4px;}\n',
    );
    expect(() => drawnStyles([page('width: 4px;}body{')])).toThrow('cannot stand in a sheet');
  });
});

const frame =
  '<header><button type="button" class="a">Menu</button><a href="/community-lists">Lists</a></header><main><!--page--></main>';

describe('the document around a list', () => {
  const around = listDocument(frame, {
    shell,
    language: 'fr',
    sheet: '/assets/page-list.css',
    styles: ['/assets/list.css'],
    modules: ['/assets/list.js'],
  });

  it('has the frame with a place for the list, and marks the place of the site that it belongs to', () => {
    expect(around).toContain('<html lang="fr" data-drawn-page="list">');
    expect(around).toContain('<a aria-current="page" href="/community-lists">Lists</a>');
    expect(around).toContain('<main><!--page--></main>');
  });

  it('has one sheet, and fetches its scripts once it is to be seen', () => {
    expect(around.match(/<link rel="stylesheet" href="[^"]+" \/>/g)).toEqual([
      '<link rel="stylesheet" href="/assets/page-list.css" />',
    ]);
    expect(around).toContain('data-entry="/assets/index.js" data-modules="/assets/list.js"');
    expect(around).not.toContain('<script type="module"');
  });
});

describe('the document of every other page', () => {
  it('has the frame, whose links lead on and whose buttons promise nothing', () => {
    const skeleton = skeletonDocument(shell, frame, 'es');
    expect(skeleton).toContain('<html lang="es">');
    expect(skeleton).toContain('<div id="root"><div data-skeleton=""><header><a class="a">Menu</a>');
    expect(skeleton).toContain('<a href="/community-lists">Lists</a>');
    expect(skeleton).toContain('<script type="module" src="/assets/index.js"></script>');
  });
});
