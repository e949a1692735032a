import bcrypt from 'bcrypt';

/** Hashes passwords and compares them, off the event loop. */
export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>;
  /**
   * Takes as long without a hash as with one, so that an answer does not tell whether an account
   * exists.
   */
  readonly matches: (password: string, hash: string | null) => Promise<boolean>;
};

/** The cost of hosted projects, so that a dump of one moves to the other. */
const COST = 10;

/** bcrypt; `cost` is smaller in tests only. */
export async function createPasswordHasher(cost = COST): Promise<PasswordHasher> {
  const nobody = await bcrypt.hash('the password of nobody', cost);
  return {
    hash: (password) => bcrypt.hash(password, cost),
    matches: async (password, hash) => {
      const isHash = hash !== null && /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(hash);
      // Go writes `$2a$`; the library takes `$2y$` for it nowhere, and the three mean the same.
      const same = await bcrypt.compare(password, isHash ? hash.replace(/^\$2y/, '$2b') : nobody);
      return isHash && same;
    },
  };
}
