import type { Mail, MailKind } from '../mailer.ts';
import { fillTemplate, type TemplateValues } from '../template/fill-template.ts';
import { htmlToText } from '../template/html-to-text.ts';
import { parseTemplate } from '../template/parse-template.ts';
import { ownTemplate } from './own-templates.ts';
import type { ProjectTemplates } from './project-templates.ts';

/** A mail as it goes on its way. */
export type WrittenLetter = {
  readonly kind: MailKind | 'game_result' | 'event_notice';
  readonly language: Mail['language'];
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type Writing =
  | { readonly ok: true; readonly letter: WrittenLetter }
  /** The problem, without the address or anything else of the mail. */
  | { readonly ok: false; readonly reason: string };

/** Longest address that SMTP carries, and longest subject that anybody reads. */
const MOST_ADDRESS = 320;
const MOST_SUBJECT = 200;

/**
 * Puts a mail into words: the project's own, else ours in the reader's language. Refuses what could
 * not be sent as it is.
 */
export function writeLetter(mail: Mail, templates: ProjectTemplates, expiry: number): Writing {
  if (!isAddress(mail.to)) return { ok: false, reason: 'the address is not one plain address' };
  if (mail.link !== null && !/^https?:\/\/\S+$/i.test(mail.link)) {
    return { ok: false, reason: 'the link is not one of the web' };
  }
  if (mail.link === null && mail.kind !== 'reauthentication') return { ok: false, reason: 'it has no link' };
  const { subject, text, html } = fill(mail, templates, expiry);
  if (/\p{Cc}/u.test(subject)) return { ok: false, reason: 'the subject has more than one line' };
  if (subject.trim() === '' || subject.length > MOST_SUBJECT) {
    return { ok: false, reason: `the subject is empty or longer than ${String(MOST_SUBJECT)} characters` };
  }
  const { kind, language, to } = mail;
  return { ok: true, letter: { kind, language, to, subject: subject.trim(), text, html } };
}

/** One address and nothing else: no name, no list, no second line. */
export function isAddress(text: string): boolean {
  return text.length <= MOST_ADDRESS && /^[^\s\p{Cc}<>()[\],;:"\\@]+@[^\s\p{Cc}<>()[\],;:"\\@]+$/u.test(text);
}

function fill(mail: Mail, templates: ProjectTemplates, expiry: number) {
  const values = valuesOf(mail);
  const project = templates.get(mail.kind);
  const toCurrent = mail.kind === 'email_change' && mail.newEmail !== undefined && mail.newEmail !== mail.to;
  const own = ownTemplate(toCurrent ? 'email_change_current' : mail.kind, mail.language, expiry);
  const subject = fillTemplate(project?.subject ?? nodesOf(own.subject), values, 'text');
  if (project === undefined || project.content === null) {
    const html = fillTemplate(nodesOf(own.html), values, 'html');
    return { subject, html, text: fillTemplate(nodesOf(own.text), values, 'text') };
  }
  const html = fillTemplate(project.content, values, 'html');
  return { subject, html, text: htmlToText(html) || subject };
}

/** Our own templates can be read: their tests see to it. */
function nodesOf(template: string) {
  const parsed = parseTemplate(template);
  if (!parsed.ok) throw new Error(`A template of our own cannot be read: ${parsed.problem}`);
  return parsed.nodes;
}

/** The language is the one that the mail is for, whatever the metadata say. */
function valuesOf(mail: Mail): TemplateValues {
  return {
    ConfirmationURL: mail.link ?? '',
    Token: mail.code,
    TokenHash: mail.tokenHash,
    // Our links go on behind it with a slash of their own.
    SiteURL: mail.siteUrl.replace(/\/+$/, ''),
    RedirectTo: mail.redirectTo,
    Email: mail.currentEmail ?? mail.to,
    NewEmail: mail.newEmail ?? '',
    SendingTo: mail.to,
    Data: { ...mail.data, language: mail.language },
  };
}
