import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { DEFAULT_EXPIRY, hostedTemplate } from '#server/mail/letter/own-templates.ts';
import { MAIL_KINDS } from '#server/mail/mailer.ts';

const SUPABASE = new URL('../../supabase/', import.meta.url);

describe('the mail templates of a hosted project', () => {
  it.each(MAIL_KINDS)(
    'have %s as the words say it; else: node scripts/supabase/mail-templates.ts',
    (kind) => {
      expect(readFileSync(new URL(`templates/${kind}.html`, SUPABASE), 'utf8')).toBe(
        hostedTemplate(kind).html,
      );
    },
  );

  it('are there for nothing else', () => {
    const names = readdirSync(new URL('templates/', SUPABASE));
    expect(names.toSorted()).toEqual(MAIL_KINDS.map((kind) => `${kind}.html`).toSorted());
  });

  it('promise as long a life of links as the settings give them', () => {
    const config = parse(readFileSync(new URL('config.toml', SUPABASE), 'utf8'));
    expect(config).toMatchObject({ auth: { email: { otp_expiry: DEFAULT_EXPIRY } } });
  });
});
