/**
 * Writes the mails of hosted projects into supabase/templates, from the words of server/mail: node
 * scripts/supabase/mail-templates.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { hostedTemplate } from '#server/mail/letter/own-templates.ts';
import { MAIL_KINDS } from '#server/mail/mailer.ts';

const folder = new URL('../../supabase/templates/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const kind of MAIL_KINDS) {
  writeFileSync(new URL(`${kind}.html`, folder), hostedTemplate(kind).html);
}
console.log(`supabase/templates: ${MAIL_KINDS.join(', ')}. The subjects are in supabase/config.toml.`);
