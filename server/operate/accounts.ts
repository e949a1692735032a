/** An account as the operator's commands see it. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly isAdmin: boolean;
  /** Banned or deactivated: the rights of an administrator rest. */
  readonly isBlocked: boolean;
}

/** The accounts of an installation, by whichever way they are reached. */
export interface Accounts {
  /** The account with an e-mail address, whatever its capitals; null when there is none. */
  readonly find: (email: string) => Promise<Account | null>;
  /** All administrators, in no order. */
  readonly admins: () => Promise<readonly Account[]>;
  /** Answers false when the account is gone. */
  readonly setAdmin: (id: string, isAdmin: boolean) => Promise<boolean>;
}
