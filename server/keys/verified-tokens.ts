/** The claims of a token, as the signing side wrote them. */
export type Claims = Readonly<Partial<Record<string, unknown>>>;

/**
 * Tokens whose signature was found good. Whether one is still in its time is asked again at every
 * use.
 */
export type VerifiedTokens = {
  readonly find: (token: string) => Claims | null;
  readonly keep: (token: string, claims: Claims) => void;
  readonly forget: (token: string) => void;
};

/**
 * A signature takes 0.1 ms and more to verify, and one client sends the same two tokens again and
 * again.
 */
const KEPT_TOKENS = 1_000;

/** Keeps the tokens that were used last, `limit` at most. */
export function createVerifiedTokens(limit: number = KEPT_TOKENS): VerifiedTokens {
  const kept = new Map<string, Claims>();
  const keep = (token: string, claims: Claims) => {
    kept.delete(token);
    kept.set(token, claims);
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
  };
  return {
    find: (token) => {
      const claims = kept.get(token);
      if (claims === undefined) return null;
      keep(token, claims);
      return claims;
    },
    keep,
    forget: (token) => void kept.delete(token),
  };
}
