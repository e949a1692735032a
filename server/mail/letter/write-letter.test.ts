import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#domain/catalogue/types.ts';
import { type Mail, MAIL_KINDS } from '../mailer.ts';
import { fillTemplate } from '../template/fill-template.ts';
import { htmlToText } from '../template/html-to-text.ts';
import { parseTemplate } from '../template/parse-template.ts';
import { hostedTemplate } from './own-templates.ts';
import { readProjectTemplates } from './project-templates.ts';
import { letterIn } from '../words/words.ts';
import { testMail } from './test-mail.ts';
import { LINK_ACTIONS } from './confirm-link.ts';
import { writeLetter } from './write-letter.ts';

function write(mail: Mail, templates: Parameters<typeof readProjectTemplates>[0] = {}, expiry = 3600) {
  const read = readProjectTemplates(templates);
  if (!read.ok) throw new Error(read.problems.join());
  const writing = writeLetter(mail, read.templates, expiry);
  if (!writing.ok) throw new Error(writing.reason);
  return writing.letter;
}

const ALL = LANGUAGES.flatMap((language) => [
  ...MAIL_KINDS.map((kind) => ({ kind, language, to: 'player@example.org' })),
  { kind: 'email_change' as const, language, to: 'new@example.org' },
]);

/** The signs of a text without its blanks and without what only one of the forms shows. */
const squeeze = (text: string): string => text.replaceAll(/[\s()\p{Cf}\p{Mn}-]+/gu, '');

describe.each(ALL)('our $kind mail in $language to $to', ({ kind, language, to }) => {
  const mail = testMail({ kind, language, to });
  const letter = write(mail);
  const kindOf = kind === 'email_change' && to !== mail.newEmail ? 'email_change_current' : kind;

  it('has the code, the link as a button and in full, and nothing unfilled', () => {
    expect(letter.html).toContain('>048213<');
    expect(letter.text).toContain('\n048213\n');
    const link = `https://muster.example.org/login/confirm?token_hash=hash&type=${String(LINK_ACTIONS[kind])}`;
    const href = `href="${link.replaceAll('&', '&amp;')}`;
    const next = `&amp;next=${encodeURIComponent(mail.redirectTo)}"`;
    expect(letter.html.split(`${href}"`)).toHaveLength(mail.link === null ? 1 : 2);
    expect(letter.html.split(`${href}${next}`)).toHaveLength(mail.link === null ? 1 : 2);
    expect(letter.text.includes(`\n${link}\n`)).toBe(mail.link !== null);
    expect(letter.html + letter.text).not.toContain('/auth/v1/verify');
    expect(`${letter.subject}${letter.html}${letter.text}`).not.toMatch(/\{\{|\}\}|undefined|null/);
  });

  it('says the same in text as in HTML, but for the preview and the address that one can copy', () => {
    // Only the button holds the address to go on to: nobody types it.
    const shown = htmlToText(letter.html).replaceAll(/&next=[^\s)]*/g, '');
    const linesOf = (text: string) => text.split('\n').filter((line) => !/^(?:-- ?)?$/.test(line));
    const missing = (from: string, text: string) =>
      linesOf(from).filter((line) => !squeeze(text).includes(squeeze(line)));
    expect(missing(letter.text, shown)).toEqual([]);
    const { preview, plainLink } = letterIn(language, kindOf, 3600);
    const onlyShown = missing(shown, letter.text).map(squeeze);
    expect(onlyShown.filter((line) => line !== squeeze(preview) && line !== squeeze(plainLink))).toEqual([]);
  });

  it('names the language and is made for narrow windows and the night', () => {
    expect(letter.html).toContain(`<html lang='${language}'>`);
    expect(letter.html).toContain('width="600"');
    expect(letter.html).toContain('prefers-color-scheme: dark');
  });

  it('is what a hosted project sends of our template', () => {
    const { subject, html } = hostedTemplate(kind);
    const values = {
      ConfirmationURL: mail.link ?? '',
      Token: mail.code,
      TokenHash: mail.tokenHash,
      SiteURL: mail.siteUrl,
      RedirectTo: mail.redirectTo,
      Email: 'player@example.org',
      NewEmail: mail.newEmail ?? '',
      SendingTo: to,
      Data: { language },
    };
    const fill = (source: string) => {
      const parsed = parseTemplate(source);
      return parsed.ok ? fillTemplate(parsed.nodes, values, 'html') : parsed.problem;
    };
    expect(fill(html)).toBe(letter.html);
    expect(fill(subject)).toBe(letter.subject);
  });
});

describe('our mail', () => {
  it('says each thing in three languages', () => {
    for (const kind of MAIL_KINDS) {
      const subjects = LANGUAGES.map((language) => write(testMail({ kind, language })).subject);
      expect(new Set(subjects).size).toBe(3);
    }
  });

  it('tells the new address and the old one different things, and the new one nothing of the old', () => {
    const change = { kind: 'email_change', currentEmail: 'player@example.org' } as const;
    const toOld = write(testMail(change));
    const toNew = write(testMail({ ...change, to: 'new@example.org' }));
    expect(toOld.subject).not.toBe(toNew.subject);
    expect(toOld.text).toContain('new@example.org');
    expect(toNew.html + toNew.text).not.toContain('player@example.org');
  });

  it.each<[Language, number, string]>([
    ['en', 3600, '1\u00a0hour.'],
    ['en', 86_400, '24\u00a0hours.'],
    ['es', 7200, '2\u00a0horas.'],
    ['es', 60, '1\u00a0minuto.'],
    ['fr', 1800, '30\u00a0minutes.'],
    ['fr', 30, '1\u00a0minute.'],
  ])('in %s says how long %d seconds are', (language, seconds, words) => {
    expect(write(testMail({ language }), {}, seconds).text).toContain(words);
  });

  it('shows nothing of the metadata, and hostile addresses as text', () => {
    const hostile = `a&'b@<img src=x>`;
    const letter = write(testMail({ kind: 'email_change', newEmail: hostile, data: { name: 'Mallory' } }));
    expect(letter.html).toContain('a&amp;&#39;b@&lt;img src=x&gt;');
    expect(letter.html).not.toContain('<img');
    expect(letter.html + letter.text).not.toContain('Mallory');
  });
});

describe("a project's own mail", () => {
  const templates = {
    confirmation: {
      subject: 'Welcome, {{ .Data.name }}',
      content: '<p>Hi {{ .Data.name }}</p><a href="{{ .ConfirmationURL }}">Go</a> {{ .Data.language }}',
    },
  };

  it('wins over ours, with a text made of it and the language that the mail is for', () => {
    const data = { name: '<b>Ana</b>', language: 'xx' };
    expect(write(testMail({ data, language: 'fr' }), templates)).toMatchObject({
      subject: 'Welcome, <b>Ana</b>',
      html: '<p>Hi &lt;b&gt;Ana&lt;/b&gt;</p><a href="https://muster.example.org/auth/v1/verify?token=secret&amp;type=signup">Go</a> fr',
      text: 'Hi <b>Ana</b>\n\nGo ( https://muster.example.org/auth/v1/verify?token=secret&type=signup ) fr',
    });
  });

  it('may bring only a subject', () => {
    const letter = write(testMail(), { confirmation: { subject: 'Yours', content: null } });
    expect(letter).toMatchObject({ subject: 'Yours', text: write(testMail()).text });
  });

  it('never has a subject of two lines', () => {
    const writing = () => write(testMail({ data: { name: 'a\r\nBcc: b@example.org' } }), templates);
    expect(writing).toThrow('the subject has more than one line');
    expect(() => write(testMail({ data: { name: 'a'.repeat(300) } }), templates)).toThrow('longer');
  });
});

describe('a mail with a hostile value', () => {
  it.each([
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example\n',
    'a@b.example, c@d.example',
    'A <a@b.example>',
    'a b@c.example',
    'a@b@c.example',
    'nobody',
    '@b.example',
    `${'a'.repeat(320)}@b.example`,
    '',
  ])('is refused when it goes to %j', (to) => {
    const writing = writeLetter(testMail({ to }), new Map(), 3600);
    expect(writing).toEqual({ ok: false, reason: 'the address is not one plain address' });
  });

  it.each(['javascript:alert(1)', '/auth/v1/verify', 'https://a.example/\r\nX: y'])(
    'is refused when its link is %j',
    (link) => {
      expect(writeLetter(testMail({ link }), new Map(), 3600)).toMatchObject({ ok: false });
    },
  );

  it('is refused or has one line for each header, with any content', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('a@b.example'), fc.constant('\r\n'));
    fc.assert(
      fc.property(text, text, text, (to, newEmail, siteUrl) => {
        const writing = writeLetter(
          testMail({ kind: 'email_change', to, newEmail, siteUrl }),
          new Map(),
          3600,
        );
        expect(writing.ok && /[\r\n]/.test(writing.letter.to + writing.letter.subject)).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});
