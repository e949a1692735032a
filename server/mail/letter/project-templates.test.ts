import { describe, expect, it } from 'vitest';
import { MAIL_KINDS } from '../mailer.ts';
import { hostedTemplate } from './own-templates.ts';
import { readProjectTemplates } from './project-templates.ts';

describe("a project's templates", () => {
  it('are told apart from our own, which know the language', () => {
    const ours = Object.fromEntries(
      MAIL_KINDS.map((kind) => {
        const { subject, html } = hostedTemplate(kind);
        return [kind, { subject, content: html }];
      }),
    );
    const read = readProjectTemplates(ours);
    expect(read.ok && [...read.templates.keys()]).toEqual([]);
  });

  it('may say only a part', () => {
    const read = readProjectTemplates({
      invite: { subject: 'Come', content: null },
      recovery: { subject: null, content: '<p>{{ .Token }}</p>' },
      magic_link: { subject: null, content: null },
    });
    expect(read.ok && [...read.templates.keys()]).toEqual(['invite', 'recovery']);
  });

  it('are refused with every fault named', () => {
    expect(
      readProjectTemplates({
        invite: { subject: '{{ .Name }}', content: '<p>\n{{ template "x" }}</p>' },
        recovery: { subject: null, content: '{{ if .Token }}' },
      }),
    ).toEqual({
      ok: false,
      problems: [
        '[auth.email.template.invite] subject, line 1: "{{ .Name }}" is not something that can be filled in',
        '[auth.email.template.invite] content, line 2: "{{ template "x" }}" is not something that can be filled in',
        '[auth.email.template.recovery] content, line 1: an if without its end',
      ],
    });
  });
});
