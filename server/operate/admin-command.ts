import type { Account, Accounts } from './accounts.ts';
import { HELP_COMMANDS, helpAccount, type HelpCommand } from './help-command.ts';
import type { Outcome } from './outcome.ts';

/** The operator's request about accounts. */
export type AdminCommand =
  | { readonly kind: 'grant' | 'revoke'; readonly email: string; readonly wabId: string | null }
  | { readonly kind: HelpCommand; readonly email: string }
  | { readonly kind: 'list' };

export const ADMIN_USAGE: Outcome = {
  code: 2,
  lines: [
    'npm run admin -- grant <email> [<WAB ID>]   makes the account with this address an administrator',
    'npm run admin -- revoke <email>             takes that right away',
    'npm run admin -- list                       lists all administrators',
    'npm run admin -- password-link <email>      prints a link that sets a new password',
    'npm run admin -- remove-factor <email>      removes the second factor',
    'npm run admin -- confirm <email>            confirms the address by hand',
    'npm run admin -- delete <email>             deletes the account and everything in it, at once',
    'npm run admin -- quota [<kind> <rows> <MB>] lists the quotas of a player, or sets one',
  ],
};

/** Reads the words behind `npm run admin --`. Null when they are no command. */
export function readAdminCommand(args: readonly string[]): AdminCommand | null {
  const [kind, address, id, ...more] = args;
  const wabId = id === undefined ? null : id.trim().toUpperCase();
  if (more.length > 0 || (wabId !== null && (kind !== 'grant' || !/^WAB(-[A-Z0-9]{4}){3}$/.test(wabId))))
    return null;
  if (kind === 'list') return address === undefined ? { kind } : null;
  const known = (['grant', 'revoke', ...HELP_COMMANDS] as const).find((one) => one === kind);
  if (known === undefined) return null;
  const email = (address ?? '').trim().toLowerCase();
  if (!/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email) || email.length > 255) return null;
  return known === 'grant' || known === 'revoke' ? { kind: known, email, wabId } : { kind: known, email };
}

/**
 * Carries a command out and says what came of it. Granting what somebody has, or taking what nobody
 * has, is no failure.
 */
export async function runAdminCommand(
  command: AdminCommand,
  accounts: Accounts,
  site: string,
): Promise<Outcome> {
  if (command.kind === 'list') return listed(await accounts.admins());
  const { email } = command;
  const account = await accounts.find(email);
  if (account === null) return unknown(email);
  if (!('wabId' in command)) return helpAccount(command.kind, account, accounts, site);
  const wanted = command.kind === 'grant';
  const done = (state: string): Outcome => {
    const resting = wanted && account.isBlocked ? [RESTING] : [];
    return { code: 0, lines: [`${email} ${state}.`, ...resting] };
  };
  if (account.isAdmin === wanted) return done(wanted ? 'is an administrator already' : 'is no administrator');
  const doubt = wanted ? doubtOf(account, command.wabId) : null;
  if (doubt !== null) return doubt;
  if (!(await accounts.setAdmin(account.id, wanted))) return unknown(email);
  return done(wanted ? 'is an administrator now' : 'is no longer an administrator');
}

/** The refusal to trust an account whose owner is not proven; null for one that may be trusted. */
function doubtOf(account: Account, wabId: string | null): Outcome | null {
  if (wabId !== null) return wabId === account.wabId ? null : otherId(account.email);
  return account.isProven ? null : unproven(account);
}

const RESTING = 'The account is banned or deactivated: it has no rights until that ends.';

function unproven({ email, madeAt }: Account): Outcome {
  return {
    code: 1,
    lines: [
      `${email} is not an administrator yet: nobody has confirmed this address. The account was made on ${madeAt.slice(0, 16).replace('T', ' ')} UTC, without a mail that confirmed it.`,
      `Take the WAB ID from the profile page of the person you mean, then run: npm run admin -- grant ${email} <WAB ID>`,
    ],
  };
}

function otherId(email: string): Outcome {
  return {
    code: 1,
    lines: [
      `The account of ${email} has another WAB ID. Somebody else may have signed up with this address.`,
    ],
  };
}

function unknown(email: string): Outcome {
  const advice = 'Check the spelling, or sign up with this address in the app first.';
  return { code: 1, lines: [`There is no account with the address ${email}. ${advice}`] };
}

function listed(admins: readonly Account[]): Outcome {
  if (admins.length === 0) {
    return { code: 0, lines: ['There is no administrator yet. Make one: npm run admin -- grant <email>'] };
  }
  const lines = admins.map(({ email, isBlocked }) =>
    isBlocked ? `${email} (banned or deactivated)` : email,
  );
  return { code: 0, lines: lines.toSorted() };
}
