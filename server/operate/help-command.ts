import type { Account, Accounts, Help } from './accounts.ts';
import { OperateError } from './operate-error.ts';
import type { Outcome } from './outcome.ts';

/** The commands that help an account, for a host whose administrators are locked out themselves. */
export const HELP_COMMANDS = ['password-link', 'remove-factor', 'confirm', 'delete'] as const;
export type HelpCommand = (typeof HELP_COMMANDS)[number];

const CALLS: Readonly<Record<HelpCommand, Help>> = {
  'password-link': 'password_link',
  'remove-factor': 'remove_factors',
  confirm: 'confirm_address',
  delete: 'delete_account',
};

/**
 * Runs a help command on an account: a link for a new password, removal of the second factor,
 * confirmation, deletion. Returns the lines to print. `site` is the app's address, without a slash
 * at its end.
 */
export async function helpAccount(
  command: HelpCommand,
  { id, email }: Account,
  accounts: Accounts,
  site: string,
): Promise<Outcome> {
  const answer = await accounts.help(id, CALLS[command]);
  switch (command) {
    case 'password-link':
      if (typeof answer !== 'string')
        throw new OperateError('The server sent no link. Update it to the version of this command.');
      return done(
        `Give this link to the owner of ${email}. It sets a new password, once, within an hour:`,
        `${site}/login/confirm?${new URLSearchParams({ token_hash: answer, type: 'recovery' }).toString()}`,
      );
    case 'remove-factor':
      return answer === 0
        ? done(`${email} has no second factor.`)
        : done(`The second factor of ${email} was removed. Its owner now signs in with the password alone.`);
    case 'confirm':
      return done(answer === true ? `${email} is confirmed now.` : `${email} was confirmed already.`);
    case 'delete':
      return done(`The account ${email} and everything in it were deleted.`);
  }
}

function done(...lines: readonly string[]): Outcome {
  return { code: 0, lines };
}
