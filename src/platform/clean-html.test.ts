import { describe, expect, it } from 'vitest';
import { HOSTILE_HTML } from '#tests/builders/hostile-html.ts';
import { cleanHtml } from './clean-html.ts';

const TAGS = new Set('P BR STRONG B EM I U H1 H2 H3 UL OL LI A DIV SPAN'.split(' '));
const ATTRIBUTES = new Set(['href', 'target', 'rel', 'class', 'style']);
const SCHEMES = new Set(['http:', 'https:', 'ftp:', 'mailto:', 'tel:', 'callto:', 'cid:', 'xmpp:']);

/** Returns the tags and attributes of a text that the product rules do not allow. */
function forbiddenIn(html: string): readonly string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((element) => [
    ...(TAGS.has(element.tagName) ? [] : [element.tagName]),
    // The cleaner empties `is`, as browsers keep what it made of an element anyway; tags it could
    // make are not allowed.
    ...element
      .getAttributeNames()
      .filter((name) => !ATTRIBUTES.has(name) && element.getAttribute(name) !== ''),
    ...addressOf(element).filter(
      (address) => !SCHEMES.has(new URL(address, 'https://muster.example').protocol),
    ),
  ]);
}

const addressOf = (element: Element): readonly string[] => {
  const address = element.getAttribute('href');
  return address === null ? [] : [address];
};

describe('the HTML of others', () => {
  it.each(HOSTILE_HTML)('keeps nothing that is not allowed of %s', async (html) => {
    expect(forbiddenIn(await cleanHtml(`<p>before</p>${html}<p>after</p>`))).toEqual([]);
  });

  it('keeps every tag and attribute of the list as it was', async () => {
    const html =
      '<h1>a</h1><h2>b</h2><h3>c</h3><p class="x" style="color: red">d<br><strong>e</strong><b>f</b><em>g</em>' +
      '<i>h</i><u>i</u></p><ul><li>j</li></ul><ol><li>k</li></ol><div><span>l</span></div>' +
      '<a href="https://example.org/" target="_blank" rel="noopener">m</a>';
    expect(await cleanHtml(html)).toBe(html);
  });

  it.each(['http', 'https', 'ftp', 'mailto', 'tel', 'callto', 'cid', 'xmpp'])(
    'keeps links of %s',
    async (scheme) => {
      expect(await cleanHtml(`<a href="${scheme}:x">y</a>`)).toBe(`<a href="${scheme}:x">y</a>`);
    },
  );

  it('keeps links within the site, and the words of tags that go', async () => {
    expect(await cleanHtml('<a href="/rules">x</a> <section>kept <mark>too</mark></section>')).toBe(
      '<a href="/rules">x</a> kept too',
    );
  });
});
