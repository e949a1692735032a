import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillTemplate, type TemplateValues } from './fill-template.ts';
import { parseTemplate } from './parse-template.ts';

const VALUES: TemplateValues = {
  ConfirmationURL: 'https://example.org/verify?token=a&type=signup',
  Token: '048213',
  TokenHash: 'hash',
  SiteURL: 'https://example.org',
  RedirectTo: '',
  Email: 'old@example.org',
  NewEmail: 'new@example.org',
  SendingTo: 'new@example.org',
  Data: { name: 'Ana', language: 'es', age: 7, tester: false, nested: { a: 1 }, nothing: null },
};

function fill(source: string, values: Partial<TemplateValues> = {}, form: 'html' | 'text' = 'html'): string {
  const parsed = parseTemplate(source);
  if (!parsed.ok) throw new Error(parsed.problem);
  return fillTemplate(parsed.nodes, { ...VALUES, ...values }, form);
}

describe('a mail template', () => {
  it.each([
    ['{{ .Token }} and {{.TokenHash}}', '048213 and hash'],
    ['{{ .Email }} to {{ .NewEmail }}', 'old@example.org to new@example.org'],
    ['{{ .Data.name }}, {{ .Data.age }}, {{ .Data.tester }}', 'Ana, 7, false'],
    ['[{{ .Data.nested }}{{ .Data.nothing }}{{ .Data.missing }}{{ .Data.toString }}]', '[]'],
    ['{{ if .RedirectTo }}yes{{ else }}no{{ end }}', 'no'],
    ['{{ if .Data.name }}yes{{ end }}.', 'yes.'],
    ['{{ if eq .Data.language "en" "es" }}yes{{ end }}', 'yes'],
    ['{{ if eq .SendingTo .NewEmail }}new{{ else }}old{{ end }}', 'new'],
    [
      '{{ if eq .Data.language "fr" }}a{{ else if eq .Data.language "es" }}b{{ if .Token }}c{{ end }}{{ else }}d{{ end }}',
      'bc',
    ],
    ['@media print { a { color: red }}', '@media print { a { color: red }}'],
    ['{{\n.Token\n}}', '048213'],
  ])('%s is filled in', (source, filled) => {
    expect(fill(source)).toBe(filled);
  });

  it.each([
    ['{{ .Password }}', 'line 1: "{{ .Password }}" is not something that can be filled in'],
    ['a\n\n{{ .Data.a.b }}', 'line 3: '],
    ['{{ Token }}', 'line 1: '],
    ['{{ "text" }}', 'line 1: '],
    ['{{ range .Data }}{{ end }}', 'line 1: '],
    ['{{ .Token | html }}', 'line 1: '],
    ['{{- .Token -}}', 'line 1: '],
    ['{{}}', 'line 1: '],
    ['{{ .Token', 'line 1: an opening "{{"'],
    ['{{ .Token {{ .Token }}', 'line 1: an opening "{{"'],
    ['{{ if eq .Token }}{{ end }}', 'line 1: '],
    ['{{ if .Token .Email }}{{ end }}', 'line 1: '],
    ['{{ if eq .Token "a\\"" }}{{ end }}', 'line 1: '],
    ['{{ if .Token }}\n{{ else }}\n{{ else }}{{ end }}', 'line 3: "else" after else'],
    ['{{ if .Token }}{{ else .Token }}{{ end }}', 'line 1: '],
    ['{{ end }}', 'line 1: "end" without an if'],
    ['\n{{ if .Token }}', 'line 2: an if without its end'],
  ])('%j is refused with its line', (source, problem) => {
    expect(parseTemplate(source)).toMatchObject({
      ok: false,
      problem: expect.stringContaining(problem) as string,
    });
  });

  it('escapes values in text and in attributes', () => {
    const values = { Data: { name: `"><script>alert('x')</script>&` } };
    const escaped = '&#34;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;';
    expect(fill('<p title="{{ .Data.name }}">{{ .Data.name }}</p>', values)).toBe(
      `<p title="${escaped}">${escaped}</p>`,
    );
    expect(fill('{{ .Data.name }}', values, 'text')).toBe(values.Data.name);
  });

  it('makes a value behind the question mark of a link one value', () => {
    const template =
      '<a href="{{ .SiteURL }}/confirm?token_hash={{ .TokenHash }}&next={{ .RedirectTo }}">a?</a> {{ .RedirectTo }}';
    expect(fill(template, { RedirectTo: 'https://a.example/?b=1&c="' })).toBe(
      '<a href="https://example.org/confirm?token_hash=hash&next=https%3A%2F%2Fa.example%2F%3Fb%3D1%26c%3D%22">a?</a> https://a.example/?b=1&amp;c=&#34;',
    );
  });

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,a', 'vbscript:a'])(
    'lets no link begin with %s',
    (url) => {
      expect(fill('<a href="{{ .Data.url }}">a</a>', { Data: { url } })).toBe('<a href="#">a</a>');
    },
  );

  it('never lets a value end the place where it stands', () => {
    const template =
      '<a title="{{ .Data.a }}" href="{{ .Data.a }}">{{ .Data.a }}</a><a href="/?{{ .Data.a }}">';
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (a) => {
        const filled = fill(template, { Data: { a } });
        expect(filled.match(/["<>]/g)?.join('')).toBe('<""""><><"">');
      }),
    );
  });
});
