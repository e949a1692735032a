/** The operator's reason, as the log has it. */
export const OPERATOR_REASON = 'on the command line';

/** An account as the operator's commands see it. */
export type Account = {
  readonly id: string;
  readonly email: string;
  readonly isAdmin: boolean;
  /** Banned or deactivated: the rights of an administrator rest. */
  readonly isBlocked: boolean;
  /** Shown to the owner of the account and to nobody else. */
  readonly wabId: string;
  /** The time when the account was made, such as `2026-11-22T21:04:00Z`. */
  readonly madeAt: string;
  /**
   * False when the address counted as confirmed from the first moment: the person who signed up
   * first may or may not own it.
   */
  readonly isProven: boolean;
};

/** True for an address that its owner confirmed by a link or code after the account was made. */
export function isProvenAddress(madeAt: string, confirmedAt: string | null): boolean {
  return confirmedAt !== null && Date.parse(confirmedAt) > Date.parse(madeAt);
}

/**
 * Kinds of help that an operator gives an account; the database has a call of that name for each.
 */
export type Help = 'password_link' | 'remove_factors' | 'confirm_address' | 'delete_account';

/** The accounts of an installation, by whichever way they are reached. */
export type Accounts = {
  /** The account with an e-mail address, whatever its capitals; null when there is none. */
  readonly find: (email: string) => Promise<Account | null>;
  /** All administrators, in no order. */
  readonly admins: () => Promise<readonly Account[]>;
  /** Returns false when the account is gone. */
  readonly setAdmin: (id: string, isAdmin: boolean) => Promise<boolean>;
  /**
   * Helps an account; returns the result of the database's call, null for one without. The log has
   * the reason.
   */
  readonly help: (id: string, help: Help) => Promise<unknown>;
};
