import type { AuthConfig } from '#server/project/project-config.ts';
import { MAIL_KINDS, type MailKind } from '../mailer.ts';
import { parseTemplate, type TemplateNode } from '../template/parse-template.ts';
import { hostedTemplate } from './own-templates.ts';

/** A project's own words for one kind of mail; null is ours. */
type ProjectTemplate = {
  readonly subject: readonly TemplateNode[] | null;
  readonly content: readonly TemplateNode[] | null;
};

export type ProjectTemplates = ReadonlyMap<MailKind, ProjectTemplate>;

/**
 * Reads a project's templates, or says what is wrong with them, a line for each fault. A template
 * that is our own, as supabase/templates has it, is left out: our mail knows the user's language
 * and has a text of its own.
 */
export function readProjectTemplates(
  templates: AuthConfig['email']['templates'],
):
  | { readonly ok: true; readonly templates: ProjectTemplates }
  | { readonly ok: false; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const read = new Map<MailKind, ProjectTemplate>();
  for (const kind of MAIL_KINDS) {
    const { subject = null, content = null } = templates[kind] ?? {};
    const own = hostedTemplate(kind);
    const nodesOf = (name: string, source: string | null, ours: string) => {
      if (source === null || source.trim() === ours.trim()) return null;
      const parsed = parseTemplate(source);
      if (parsed.ok) return parsed.nodes;
      problems.push(`[auth.email.template.${kind}] ${name}, ${parsed.problem}`);
      return null;
    };
    const template = {
      subject: nodesOf('subject', subject, own.subject),
      content: nodesOf('content', content, own.html),
    };
    if (template.subject !== null || template.content !== null) read.set(kind, template);
  }
  return problems.length === 0 ? { ok: true, templates: read } : { ok: false, problems };
}
