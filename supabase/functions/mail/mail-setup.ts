/** The mail settings of an installation. */
export type MailSetup = {
  readonly smtp: {
    readonly host: string;
    readonly port: number;
    /** The whole connection is encrypted from its first byte. */
    readonly isSecure: boolean;
    readonly hasPassword: boolean;
  } | null;
  readonly from: { readonly address: string; readonly domain: string } | null;
};

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/**
 * Reads the two settings; an unreadable setting counts as not set. Never returns a user name or a
 * password.
 */
export function readMailSetup(smtpUrl: string | null, mailFrom: string | null): MailSetup {
  return { smtp: readSmtp(smtpUrl), from: readSender(mailFrom) };
}

function readSmtp(address: string | null): MailSetup['smtp'] {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, hostname, port, password } = new URL(address);
  const usual = PORTS[protocol];
  if (usual === undefined || hostname === '') return null;
  return {
    host: hostname,
    port: port === '' ? usual : Number(port),
    isSecure: protocol === 'smtps:',
    hasPassword: password !== '',
  };
}

/** `Muster <post@example.org>` or `post@example.org`. */
function readSender(sender: string | null): MailSetup['from'] {
  const address = /(?:<|^)\s*([^\s<>@]+@([^\s<>@]+))\s*(?:>|$)/.exec(sender ?? '');
  const [, whole, domain] = address ?? [];
  return whole === undefined || domain === undefined
    ? null
    : { address: whole, domain: domain.toLowerCase() };
}
