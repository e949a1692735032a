import { describe, expect, it } from 'vitest';
import { htmlToText } from './html-to-text.ts';

describe('the text of an HTML mail', () => {
  it.each([
    ['<h2>Confirm</h2>\n<p>Hello <b>Ana</b>,<br>welcome.</p>', 'Confirm\n\nHello Ana,\nwelcome.'],
    ['<a href="https://a.example/?b=1&amp;c=2">Open</a>', 'Open ( https://a.example/?b=1&c=2 )'],
    ["<a class=x href='https://a.example'>https://a.example</a>", 'https://a.example'],
    ['<head><title>No</title><style>a { }</style></head><p>Yes</p><!-- <p>no</p> -->', 'Yes'],
    ['<table><tr><td>a</td></tr><tr><td>b</td></tr></table>', 'a\n\nb'],
    ['&lt;b&gt; &#39;a&#x27; &eacute; &nbsp;&amp;lt;', "<b> 'a' &eacute; &lt;"],
    ['', ''],
  ])('of %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });
});
