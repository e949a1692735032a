/**
 * PostgREST's `db-tx-end`, as far as this server goes. `rollback` and `rollback-allow-override`
 * would keep nothing.
 */
export const TRANSACTION_ENDS = ['commit', 'commit-allow-override'] as const;
export type TransactionEnd = (typeof TRANSACTION_ENDS)[number];

/** The allowed values, for the sentence of a problem. */
export const TRANSACTION_END_EXPECTED = TRANSACTION_ENDS.map((each) => `"${each}"`).join(' or ');

/** Returns the setting that a text names; null for any other text. */
export function transactionEnd(text: string): TransactionEnd | null {
  return TRANSACTION_ENDS.find((each) => each === text) ?? null;
}

/** True when a request may ask for its own work to be undone. */
export function allowsRollback(end: TransactionEnd): boolean {
  return end === 'commit-allow-override';
}
