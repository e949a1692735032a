import type { Mail } from '../mailer.ts';

/** A mail of a sign-up in English, changed as a test needs it. */
export function testMail(changes: Partial<Mail> = {}): Mail {
  const kind = changes.kind ?? 'confirmation';
  return {
    kind,
    to: 'player@example.org',
    language: 'en',
    link:
      kind === 'reauthentication'
        ? null
        : 'https://muster.example.org/auth/v1/verify?token=secret&type=signup',
    code: '048213',
    tokenHash: 'hash',
    redirectTo: 'https://muster.example.org/login',
    data: {},
    siteUrl: 'https://muster.example.org',
    ...(kind === 'email_change' ? { newEmail: 'new@example.org' } : {}),
    ...changes,
  };
}
